// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Testing

@MainActor
@Suite struct SceneSnapshotTests {
  @Test(arguments: Catalogue.scenes.map(\.id))
  func `every scene's tour shows what it did`(id: String) throws {
    let scene = try #require(Catalogue.scene(id))
    let size = CGSize(width: 390, height: 844)
    let host = scene.makeHost(size: size, scale: 1, resources: .plain())
    var events = scene.tour(size: size)[...]
    let end = (events.last?.time ?? 0) + 1
    var text = ""
    for number in 0...Int(end * 60) {
      let time = Double(number) / 60
      let due = events.prefix { $0.time <= time }
      events = events.dropFirst(due.count)
      if !due.isEmpty { host.handle(Array(due)) }
      let list = host.frame(at: time)
      if number % 20 == 0 { text += "frame \(number)\n\(list)\n" }
    }
    let log = host.gestureLog.map(\.description).joined(separator: "\n")
    #expect(try Snapshot.difference(text + log + "\n", named: "tour-\(id)") == nil)
  }
}
