// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing

@MainActor
@Suite struct ContinuityTests {
  /// A text of each scene that moves with the dragged view.
  nonisolated static let tracked = [
    ("card", "Bouncy"), ("card", "Wobbly"), ("sheet", "Sign up"), ("sheet", "Hello"),
    ("player", "Browse"), ("star", "drag + view"), ("detents", "Nearby"),
  ]

  @Test(arguments: tracked)
  func `nothing jumps between two frames of a tour`(id: String, text: String) throws {
    let scene = try #require(SceneCatalog.scene(id))
    let size = CGSize(width: 390, height: 844)
    let stage = try SceneHarness(id, size: size)
    var events = scene.tour(size: size)[...]
    let end = (events.last?.time ?? 0) + 1
    var last: CGPoint?
    var step: CGFloat = 0
    while stage.harness.time < end {
      let due = events.prefix { $0.time <= stage.harness.time }
      events = events.dropFirst(due.count)
      stage.harness.host.handle(Array(due))
      stage.harness.frame()
      let now = stage.position(of: text, size: id == "player" ? 11 : nil)
      if let now, let last {
        // A throw lengthens the step per frame by at most 20 points, a spring by less.
        #expect(distance(now, last) <= step + 24, "a jump at \(stage.harness.time) s")
        step = distance(now, last)
      }
      last = now
    }
  }
}
