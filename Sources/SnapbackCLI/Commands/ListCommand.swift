// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import Interface

/// `snapback list`: lists the scenes.
struct ListCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the scenes, or the devices.")

  @Flag(help: "List the names for --device with their sizes in points and their scales.")
  var devices = false

  @Flag(help: "Print a JSON array of objects, with id, title and summary of scenes.")
  var json = false

  func perform() throws {
    if devices {
      let entries = Device.all.map(DeviceEntry.init)
      if json { return try print(entries) }
      for entry in entries {
        try StandardStreams.print("\(entry.name): \(entry.width)x\(entry.height) @\(entry.scale)x")
      }
      return
    }
    if json { return try print(SceneCatalog.scenes.map(Entry.init)) }
    let width = SceneCatalog.scenes.map(\.id.count).max() ?? 0
    for scene in SceneCatalog.scenes {
      let id = scene.id.padding(toLength: width, withPad: " ", startingAt: 0)
      try StandardStreams.print("\(id)  \(scene.title): \(scene.summary)")
    }
  }

  @MainActor private func print(_ entries: [some Encodable]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try StandardStreams.print(String(decoding: try encoder.encode(entries), as: UTF8.self))
  }

  /// One device of the JSON output. The keys are a stable interface.
  private struct DeviceEntry: Encodable {
    var name: String
    var width: Int
    var height: Int
    var scale: Int

    init(_ device: Device) {
      name = device.name
      width = Int(device.screen.size.width)
      height = Int(device.screen.size.height)
      scale = Int(device.screen.scale)
    }
  }

  /// One scene of the JSON output. The keys are a stable interface.
  private struct Entry: Encodable {
    var id: String
    var title: String
    var summary: String

    init(_ scene: SceneInfo) {
      id = scene.id
      title = scene.title
      summary = scene.summary
    }
  }
}
