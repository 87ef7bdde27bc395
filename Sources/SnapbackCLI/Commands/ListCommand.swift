// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery

/// `snapback list`: lists the scenes.
struct ListCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the scenes.")

  @Flag(help: "Print a JSON array of objects with id, title and summary.")
  var json = false

  func perform() throws {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = Catalogue.scenes.map(Entry.init)
      try StandardStreams.print(String(decoding: try encoder.encode(entries), as: UTF8.self))
      return
    }
    let width = Catalogue.scenes.map(\.id.count).max() ?? 0
    for scene in Catalogue.scenes {
      let id = scene.id.padding(toLength: width, withPad: " ", startingAt: 0)
      try StandardStreams.print("\(id)  \(scene.title): \(scene.summary)")
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
