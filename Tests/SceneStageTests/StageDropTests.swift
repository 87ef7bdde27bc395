// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import SceneStage
import Snapback
import Testing

/// Drops of other programs on a stage.
@MainActor
@Suite struct StageDropTests {
  /// Is as wide as the text that was dropped on it.
  private struct Ruler: View {
    @State private var width = 10.0

    var body: some View {
      ZStack {
        Color.white.dropDestination(for: String.self) { items, location in
          width = Double(items[0].count) * 10 + location.x
          return true
        }
        Color.red.frame(width: width, height: 20).allowsHitTesting(false)
      }
    }
  }

  private static let make: StageSession.Make = { size, scale, resources in
    ViewHost(Ruler(), size: size, scale: scale, resources: resources)
  }

  private func width(_ stage: StageSession) -> Double? {
    stage.list?.items.lazy.compactMap { item -> Double? in
      guard case .fill(let shape, _, _) = item, shape.height == 20 else { return nil }
      return Double(shape.width)
    }.first
  }

  @MainActor
  private struct Window {
    let stage = StageSession(StageDropTests.make)
    let harness: Harness

    init() {
      let stage = stage
      harness = Harness(size: CGSize(width: 200, height: 200)) { SceneStage(stage) }
      harness.advance(by: 0.5)
    }

    func drop(_ text: String) {
      let point = CGPoint(x: 30, y: 100)
      harness.host.handle(ExternalDrag.moved(.text, to: point))
      harness.advance(by: 0.1)
      harness.host.handle(ExternalDrag.dropped([.text(text)], at: point))
      harness.advance(by: 0.5)
    }
  }

  @Test func `a drop is repeated when the stage is scrubbed, and when it continues from there`() {
    let window = Window()
    #expect(width(window.stage) == 10)
    window.drop("abc")
    #expect(width(window.stage) == 60)
    window.harness.advance(by: 0.5)
    window.stage.setPaused(true)
    window.stage.scrub(to: 0.3)
    window.harness.advance(by: 0.5)
    #expect(width(window.stage) == 10)
    window.stage.scrub(to: window.stage.end - 0.1)
    window.harness.advance(by: 0.5)
    #expect(width(window.stage) == 60)
    window.drop("abcdef")
    #expect(width(window.stage) == 90)
    #expect(!window.stage.isScrubbed)
  }

  @Test func `a drop on an earlier frame continues from it`() {
    let window = Window()
    window.drop("abc")
    window.stage.setPaused(true)
    window.stage.scrub(to: 0.3)
    window.harness.advance(by: 0.5)
    window.harness.host.handle(ExternalDrag.moved(.text, to: CGPoint(x: 30, y: 100)))
    window.harness.advance(by: 0.1)
    #expect(window.stage.isScrubbed)
    window.drop("a")
    #expect(!window.stage.isScrubbed)
    #expect(width(window.stage) == 40)
    #expect(window.stage.time < 0.5)
  }

  @Test func `the record has the drop with its values`() {
    let window = Window()
    window.drop("abc")
    let drops = window.stage.sessionRecord?.entries.compactMap { entry in
      if case .drop(let items, let location) = entry { (items, location) } else { nil }
    }
    #expect(drops?.count == 1)
    #expect(drops?.first?.0 == [.text("abc")])
    #expect(drops?.first?.1 == CGPoint(x: 30, y: 100))
  }
}
