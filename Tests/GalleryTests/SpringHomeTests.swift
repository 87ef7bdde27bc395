// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing

/// The presented center of the card: the last fill of the display list.
private func card(_ list: DisplayList) -> CGPoint {
  for item in list.items.reversed() {
    guard case .fill(let shape, _, let index) = item else { continue }
    let middle = CGPoint(
      x: CGFloat(shape.x + shape.width / 2), y: CGFloat(shape.y + shape.height / 2))
    return middle.applying(list.transforms[Int(index)])
  }
  return CGPoint(x: -1e9, y: -1e9)
}

@MainActor
@Suite struct SpringHomeTests {
  let center = CGPoint(x: 195, y: 422)

  private func makeHarness() throws -> Harness {
    let scene = try #require(SceneCatalog.scene("spring-home"))
    return Harness(
      scene.makeHost(size: CGSize(width: 390, height: 844), scale: 1, resources: .plain()))
  }

  @Test func `it follows the pointer from the first point on`() throws {
    let harness = try makeHarness()
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 195, y: 421), over: 0.02)
    #expect(card(harness.list) == CGPoint(x: 195, y: 421))
  }

  /// The position in the window of a point of the upright card, from its middle.
  private func position(of point: CGSize, _ harness: Harness) throws -> CGPoint {
    for item in harness.list.items.reversed() {
      guard case .fill(let shape, _, let index) = item else { continue }
      return CGPoint(
        x: CGFloat(shape.x + shape.width / 2) + point.width,
        y: CGFloat(shape.y + shape.height / 2) + point.height
      ).applying(harness.list.transforms[Int(index)])
    }
    throw NoCard()
  }

  private struct NoCard: Error {}

  @Test(arguments: [
    (CGSize.zero, CGSize(width: 120, height: 0)),
    (CGSize(width: 100, height: 200), CGSize(width: 30, height: -40)),
    (CGSize(width: -120, height: 180), CGSize(width: 120, height: 60)),
    (CGSize(width: 60, height: -220), CGSize(width: -250, height: 10)),
  ])
  func `the point that is held stays under the pointer while the card tilts and shrinks`(
    held: CGSize, drag: CGSize
  ) throws {
    let harness = try makeHarness()
    let start = CGPoint(x: center.x + held.width, y: center.y + held.height)
    harness.press(start)
    for fraction in [0.25, 0.5, 0.75, 1] {
      let end = CGPoint(
        x: start.x + drag.width * fraction, y: start.y + drag.height * fraction)
      harness.move(from: start, to: end, over: 0.2)
      #expect(distance(try position(of: held, harness), end) < 1e-6)
    }
    // Caught in flight elsewhere, the point under the pointer is another.
    harness.release(CGPoint(x: start.x + drag.width, y: start.y + drag.height))
    for _ in 0..<5 { harness.frame() }
    let before = try position(of: held, harness)
    harness.press(before)
    let caught = try position(of: held, harness)
    harness.frame()
    #expect(distance(try position(of: held, harness), caught) < 1e-6)
    #expect(distance(caught, before) < 40)
    harness.release(before)
    #expect(harness.settle())
    #expect(distance(try position(of: .zero, harness), center) < 1e-6)
  }

  @Test func `caught in flight, it stays where it is presented and follows the pointer`() throws {
    let harness = try makeHarness()
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 195, y: 262), over: 0.1)
    harness.release(CGPoint(x: 195, y: 262))
    for _ in 0..<9 { harness.frame() }
    let presented = card(harness.list)
    #expect(presented.y < 415)
    harness.press(center)
    #expect(distance(card(harness.list), presented) < 1e-6)
    harness.advance(by: 0.5)
    #expect(distance(card(harness.list), presented) < 1e-6)
    harness.move(from: center, to: CGPoint(x: 195, y: 462), over: 0.2)
    #expect(distance(card(harness.list), CGPoint(x: presented.x, y: presented.y + 40)) < 1e-6)
    harness.release(CGPoint(x: 195, y: 462))
    #expect(harness.settle())
    #expect(card(harness.list) == center)
  }

  @Test(arguments: InputEvent.Interruption.allCases)
  func `an interruption sends it home, and the next press drags it again`(
    interruption: InputEvent.Interruption
  ) throws {
    let harness = try makeHarness()
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 195, y: 322), over: 0.2)
    harness.send(.interruption(time: harness.time, interruption))
    #expect(harness.settle())
    #expect(card(harness.list) == center)
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 195, y: 442), over: 0.1)
    #expect(card(harness.list) == CGPoint(x: 195, y: 442))
  }

  @Test func `a resize during a drag moves it with the window's center`() throws {
    let harness = try makeHarness()
    harness.press(center)
    harness.move(from: center, to: CGPoint(x: 195, y: 322), over: 0.2)
    harness.send(.resize(time: harness.time, size: CGSize(width: 390, height: 1044), scale: 1))
    harness.frame()
    #expect(card(harness.list) == CGPoint(x: 195, y: 422))
  }

  @Test func `its motion has no jumps when it is thrown, caught and thrown again`() throws {
    let scene = try #require(SceneCatalog.scene("spring-home"))
    let size = CGSize(width: 390, height: 844)
    let host = scene.makeHost(size: size, scale: 1, resources: .plain())
    var events = scene.tour(size: size)[...]
    let end = (events.last?.time ?? 0) + 1.5
    var last = card(host.frame(at: 0))
    var step = 0.0
    for number in 1...Int(end * 60) {
      let time = Double(number) / 60
      let due = events.prefix { $0.time <= time }
      events = events.dropFirst(due.count)
      host.handle(Array(due))
      let now = card(host.frame(at: time))
      // The step per frame grows by at most 20 points, by which the fastest drag accelerates.
      #expect(distance(now, last) <= step + 20, "a jump at \(time) s")
      step = distance(now, last)
      last = now
    }
    #expect(distance(last, center) < 1e-6)
  }
}
