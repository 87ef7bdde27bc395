// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The hover callbacks of a mouse without pressed buttons.
@MainActor
struct HoverTests {
  /// The callbacks, in order.
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
            case .active(let location):
              log.lines.append("inner \(Int(location.x)) \(Int(location.y))")
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

  @Test func `hover callbacks report entering, moving over and leaving a view`() {
    let log = Log()
    let harness = harness(log)
    move(harness, to: CGPoint(x: 20, y: 30))
    move(harness, to: CGPoint(x: 25, y: 30))
    move(harness, to: CGPoint(x: 80, y: 80))
    move(harness, to: CGPoint(x: 200, y: 80))
    #expect(
      log.lines == ["inner 10 20", "inner 15 20", "inner ended", "outer true", "outer false"])
  }

  @Test func `a view that moves away from the resting mouse reports the end of the hover`() {
    let log = Log()
    let harness = harness(log)
    move(harness, to: CGPoint(x: 20, y: 30))
    harness.press(CGPoint(x: 20, y: 30))
    harness.release(CGPoint(x: 20, y: 30))
    harness.advance(by: 0.1)
    #expect(log.lines == ["inner 10 20", "inner ended", "outer true"])
  }

  @Test func `a finger does not hover, and ends the hover of the mouse`() {
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

  @Test func `hiding the window ends the hover`() {
    let log = Log()
    let harness = harness(log)
    move(harness, to: CGPoint(x: 80, y: 80))
    harness.send(.interruption(time: 1, .hidden))
    harness.advance(by: 0.1)
    #expect(log.lines == ["outer true", "outer false"])
  }
}
