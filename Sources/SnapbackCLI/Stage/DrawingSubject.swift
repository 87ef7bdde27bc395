// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import SystemStrings
import Traces

/// The subject of `render` and `record`: a gallery scene, in this process, or a Swift file, in a process of its own.
struct DrawingSubject {
  private enum Content {
    case scene(SceneInfo)
    case file(GuardedFile)
  }

  /// The base name of output files.
  let id: String
  private let content: Content

  /// Returns whether an argument is a Swift file or a folder, and not the name of a scene.
  static func isFile(_ name: String) -> Bool {
    var status = stat()
    let exists = SystemString.withCString(name) { stat($0, &status) } == 0
    return FileExtension.of(name) == "swift" || (exists && status.st_mode & S_IFMT == S_IFDIR)
  }

  /// Looks up a scene by name, or compiles a Swift file or folder.
  init(_ name: String, _ options: FileOptions, _ guarding: GuardOptions) throws(ProgramError) {
    guard Self.isFile(name) else {
      try self.init(scene: name)
      // They have no effect, but are the same everywhere.
      try options.compiling.validateValues()
      _ = try guarding.timeLimit()
      return
    }
    try self.init(file: name, options, guarding)
  }

  /// Looks up a scene by name.
  init(scene name: String) throws(ProgramError) {
    let scene = try SceneLookup.scene(named: name)
    (id, content) = (scene.id, .scene(scene))
  }

  /// Compiles a Swift file or folder.
  init(file name: String, _ options: FileOptions, _ guarding: GuardOptions) throws(ProgramError) {
    let file = try GuardedFile(name, options, guarding)
    let last = name.split(separator: "/").last.map(String.init) ?? name
    id = FileExtension.of(last) == "swift" ? String(last.dropLast(6)) : last
    content = .file(file)
  }

  /// Starts to play a trace, or without one the scene's demonstration if `playsTour` is true, or nothing.
  func stage(_ trace: Trace?, playsTour: Bool, _ settings: StageSettings) throws -> any StagePlayer
  {
    let geometry = settings.geometry
    switch content {
    case .scene(let scene):
      let own = playsTour ? scene.tourTrace(geometry) : scene.emptyTrace(geometry)
      return try HeadlessStage(StageSubject(scene), trace: trace ?? own, settings)
    case .file(let file):
      let header = TraceHeader(scene: id, size: geometry.size, scale: geometry.scale)
      return try GuardedStage(file, trace: trace ?? Trace(header: header), settings)
    }
  }
}
