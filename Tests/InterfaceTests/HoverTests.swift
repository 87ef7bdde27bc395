// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// What a mouse that holds nothing tells views.
@MainActor
struct HoverTests {
  /// What views were told, in order.
  final class Log {
    var lines: [String] = []
  }

  struct Pad: View {
    let log: Log
    @State private var isMoved = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 100, height: 100)
          .onHover { log.lines.append("outer \($0)") }
        Color.blue.frame(width: 40, height: 40)
          .onContinuousHover { phase in
            switch phase {
            case .active(let place): log.lines.append("inner \(Int(place.x)) \(Int(place.y))")
            case .ended: log.lines.append("inner ended")
            }
          }
          .offset(x: isMoved ? 100 : 10, y: 10)
          .onTapGesture { isMoved = true }
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  private func harness(_ log: Log) -> Harness {
    let harness = Harness(
      ViewHost(Pad(log: log), size: CGSize(width: 300, height: 300), resources: .plain()))
    _ = harness.frame()
    return harness
  }

  private func move(_ harness: Harness, to point: CGPoint) {
    harness.send(.move, point)
    harness.advance(by: 1.0 / 60)
  }

  @Test func `a mouse comes over a view, moves over it and leaves it`() {
    let log = Log()
    let harness = harness(log)
    move(harness, to: CGPoint(x: 20, y: 30))
    move(harness, to: CGPoint(x: 25, y: 30))
    move(harness, to: CGPoint(x: 80, y: 80))
    move(harness, to: CGPoint(x: 200, y: 80))
    #expect(
      log.lines == ["inner 10 20", "inner 15 20", "inner ended", "outer true", "outer false"])
  }

  @Test func `a view that moves away from under a mouse at rest is told`() {
    let log = Log()
    let harness = harness(log)
    move(harness, to: CGPoint(x: 20, y: 30))
    harness.press(CGPoint(x: 20, y: 30))
    harness.release(CGPoint(x: 20, y: 30))
    harness.advance(by: 0.1)
    #expect(log.lines == ["inner 10 20", "inner ended", "outer true"])
  }

  @Test func `a finger hovers over nothing`() {
    let log = Log()
    let harness = harness(log)
    move(harness, to: CGPoint(x: 80, y: 80))
    harness.send(
      .pointer(
        PointerSample(
          time: 1, device: .finger, phase: .down, location: CGPoint(x: 80, y: 80), pointer: 1)))
    harness.advance(by: 0.1)
    #expect(log.lines == ["outer true", "outer false"])
  }

  @Test func `nothing is over a window that is not seen`() {
    let log = Log()
    let harness = harness(log)
    move(harness, to: CGPoint(x: 80, y: 80))
    harness.send(.interruption(time: 1, .hidden))
    harness.advance(by: 0.1)
    #expect(log.lines == ["outer true", "outer false"])
  }
}
