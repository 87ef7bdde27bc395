// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct RubberBandSceneTests {
  let middle = CGPoint(x: 195, y: 422)

  /// The numbers on the discs: their offsets, in points.
  private func offsets(_ stage: SceneHarness) -> [Int] {
    stage.texts.compactMap { Int($0.replacingOccurrences(of: "−", with: "-")) }
  }

  @Test(arguments: [200.0, -200, 20])
  func `one disc follows the pointer, the others resist by their coefficients`(drag: Double) throws
  {
    let stage = try SceneHarness("rubber-band")
    #expect(offsets(stage) == [0, 0, 0, 0])
    stage.dragAndHold(from: middle, by: CGSize(width: 0, height: drag))
    let (limit, x) = (844 * 0.55, abs(drag))
    let expected = [0.55, 0.25, 0.1].map { x * limit * $0 / (limit + $0 * x) }
    let signed = ([x] + expected).map { Int((drag < 0 ? -$0 : $0).rounded()) }
    #expect(offsets(stage) == signed)
    stage.harness.release(CGPoint(x: 195, y: 422 + drag))
    #expect(stage.harness.settle())
    #expect(offsets(stage) == [0, 0, 0, 0])
  }

  @Test func `the formula is explained, and drawn over the discs on an opaque background`() throws {
    let stage = try SceneHarness("rubber-band")
    stage.dragAndHold(from: middle, by: CGSize(width: 0, height: -400))
    let items = stage.harness.list.items
    let disc = items.lastIndex { item in
      if case .fill(let shape, _, _) = item {
        shape.width == 60 && shape.height == 60
      } else {
        false
      }
    }
    let bar = items.lastIndex { item in
      guard case .fill(let shape, .color(let color), _) = item else { return false }
      return shape.width == 390 && shape.height < 150 && color.opacity == 1
    }
    let formula = items.lastIndex { item in
      if case .glyphs(let run, _, _) = item { run.text.hasPrefix("moved =") } else { false }
    }
    #expect(try #require(disc) < #require(bar))
    #expect(try #require(disc) < #require(formula))
    #expect(stage.texts.contains("x: drag, d: limit (464 pt), c: coefficient"))
    #expect(stage.texts.contains("c = 0.55"))
  }

  @Test func `after a throw each disc keeps the velocity that it had`() throws {
    let stage = try SceneHarness("rubber-band")
    stage.flick(from: middle, velocity: CGSize(width: 0, height: 1600))
    let held = offsets(stage)
    for _ in 0..<2 { stage.harness.frame() }
    for (current, previous) in zip(offsets(stage), held) { #expect(current > previous) }
  }

  @Test func `a touch in flight stops each disc where it is presented`() throws {
    let stage = try SceneHarness("rubber-band")
    stage.dragAndHold(from: middle, by: CGSize(width: 0, height: 240))
    stage.harness.release(CGPoint(x: 195, y: 662))
    for _ in 0..<5 { stage.harness.frame() }
    stage.harness.press(middle)
    let caught = offsets(stage)
    #expect(caught[0] != 0)
    stage.harness.advance(by: 0.5)
    #expect(offsets(stage) == caught)
    stage.harness.move(from: middle, to: CGPoint(x: 195, y: 432), over: 0.2)
    #expect(offsets(stage)[0] == caught[0] + 10)
  }
}
