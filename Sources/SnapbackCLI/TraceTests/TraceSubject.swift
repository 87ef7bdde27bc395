// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Traces

/// The target of a trace: a scene of the gallery, or a Swift file or folder.
nonisolated enum TraceSubject: Hashable {
  case scene(String)
  case file(String)

  /// Finds the subject of a trace on the command line: a named source, relative to the current folder; otherwise
  /// as below.
  init(of trace: Trace, path: String, source: String?) throws(ProgramError) {
    if let source {
      self = .file(source)
    } else {
      try self.init(
        of: trace, path: path, in: TraceTest(path: path, name: "").folder, source: nil)
    }
  }

  /// Finds the subject of a trace: a named source, relative to the trace; otherwise the scene of the trace's
  /// header, or the Swift file of that name in the trace's folder or one above it.
  ///
  /// Throws `traceOfUnknownScene`.
  init(
    of trace: Trace, path: String, in folder: String, source: String?
  ) throws(ProgramError) {
    if let source {
      self = .file(source.hasPrefix("/") || folder == "." ? source : folder + "/" + source)
      return
    }
    let name = trace.header.scene
    if SceneCatalog.scene(name) == nil, !name.contains("/"),
      let file = Self.nearest(name + ".swift", from: folder)
    {
      self = .file(file)
      return
    }
    self = .scene(try SceneLookup.scene(of: trace, path: path).id)
  }

  /// The path of a file in a folder or one of the folders above it; nil if there is none.
  private static func nearest(_ name: String, from folder: String) -> String? {
    var folder = folder
    for _ in 0..<8 {
      let path = folder == "." ? name : folder + "/" + name
      if FileManager.default.fileExists(atPath: path) { return path }
      folder += "/.."
    }
    return nil
  }
}
