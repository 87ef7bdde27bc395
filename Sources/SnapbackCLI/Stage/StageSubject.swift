// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Gestures
import Interface
import Preview
import Snapback
import Traces

/// What is drawn without a window: a scene, or what a Swift file shows.
struct StageSubject {
  /// What pictures of it are called.
  let id: String
  /// What a hand does to show it off in a room; nothing for a file.
  private let tour: (CGSize) -> [InputEvent]
  private let make: (CGSize, CGFloat) -> ViewHost?

  init(_ scene: SceneInfo) {
    id = scene.id
    tour = { scene.tour(size: $0) }
    make = { scene.makeHost(size: $0, scale: $1, resources: .standard) }
  }

  /// The scene of a name; or what a file shows, or a folder, which is compiled first.
  init(_ name: String, _ options: FileOptions) throws(ProgramError) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
    guard name.hasSuffix(".swift") || (isThere && isFolder.boolValue) else {
      self.init(try SceneChoice.named(name))
      return
    }
    try self.init(file: name, options)
  }

  private init(file name: String, _ options: FileOptions) throws(ProgramError) {
    let workshop = try PreviewWorkshop(view: options.view)
    let sources = try PreviewWorkshop.sources([name])
    let loaded = try LoadedGeneration(try workshop.generation(of: sources))
    let isFolder = OutputKind.ending(of: name) != "swift"
    let folders = (options.assets.map { [$0] } ?? []) + (isFolder ? [name] : [])
    let resources = Resources.standard(assets: folders)
    let last = name.split(separator: "/").last.map(String.init) ?? name
    id = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
    tour = { _ in [] }
    make = { loaded.makeHost(showing: loaded.items[0], size: $0, scale: $1, resources: resources) }
  }

  /// Brings it to life in a room of a size in points.
  func makeHost(size: CGSize, scale: CGFloat) throws(ProgramError) -> ViewHost {
    guard let host = make(size, scale) else { throw .cannotPreview("the app has no window") }
    return host
  }

  /// A trace on a stage, of what a hand does to show it off.
  func tourTrace(_ geometry: StageGeometry) -> Trace {
    var trace = emptyTrace(geometry)
    trace.events = tour(geometry.size)
    return trace
  }

  /// A trace on a stage of nothing at all.
  func emptyTrace(_ geometry: StageGeometry) -> Trace {
    Trace(header: TraceHeader(scene: id, size: geometry.size, scale: geometry.scale))
  }
}
