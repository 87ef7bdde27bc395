// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Gestures
import Interface
import PreviewCompiler
import Snapback
import SystemStrings
import Traces

/// The content of a headless stage: a gallery scene or a compiled Swift file.
struct StageSubject {
  /// The base name of output files.
  let id: String
  /// The demonstration input for a size in points; empty for a file.
  private let tour: (CGSize) -> [InputEvent]
  private let make: (CGSize, CGFloat) -> ViewHost?

  init(_ scene: SceneInfo) {
    id = scene.id
    tour = { scene.tour(size: $0) }
    make = { scene.makeHost(size: $0, scale: $1, resources: .standard) }
  }

  /// Looks up a scene by name, or compiles a Swift file or folder.
  init(_ name: String, _ options: FileOptions) throws(ProgramError) {
    var status = stat()
    let exists = SystemString.withCString(name) { stat($0, &status) } == 0
    guard name.hasSuffix(".swift") || (exists && status.st_mode & S_IFMT == S_IFDIR) else {
      self.init(try SceneLookup.scene(named: name))
      return
    }
    try self.init(file: name, options)
  }

  private init(file name: String, _ options: FileOptions) throws(ProgramError) {
    let tools = try PreviewTools(view: options.view, limits: try options.compiling.limits())
    let sources = try PreviewTools.sources([name])
    let loaded = try LoadedGeneration(try tools.generation(of: sources))
    let isFolder = FileExtension.of(name) != "swift"
    let folders = (options.assets.map { [$0] } ?? []) + (isFolder ? [name] : [])
    let resources = Resources.standard(assets: folders)
    let last = name.split(separator: "/").last.map(String.init) ?? name
    id = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
    tour = { _ in [] }
    make = { loaded.makeHost(showing: loaded.items[0], size: $0, scale: $1, resources: resources) }
  }

  /// Creates the view host for a size in points; throws `cannotPreview` for an app without a window.
  func makeHost(size: CGSize, scale: CGFloat) throws(ProgramError) -> ViewHost {
    guard let host = make(size, scale) else { throw .cannotPreview("the app has no window") }
    return host
  }

  /// Returns the demonstration input as a trace.
  func tourTrace(_ geometry: StageGeometry) -> Trace {
    var trace = emptyTrace(geometry)
    trace.events = tour(geometry.size)
    return trace
  }

  /// Returns a trace without events.
  func emptyTrace(_ geometry: StageGeometry) -> Trace {
    Trace(header: TraceHeader(scene: id, size: geometry.size, scale: geometry.scale))
  }
}
