// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct GestureModifierTests {
  private final class Log {
    var entries: [String] = []
  }

  private let center = CGPoint(x: 195, y: 422)

  private func click(_ harness: Harness, _ modifiers: Modifiers) {
    harness.mouse(.down, center, holding: modifiers)
    harness.mouse(.up, center, holding: modifiers)
  }

  @Test func `a gesture with modifiers is recognized only while they are held`() {
    let log = Log()
    let harness = Harness {
      Color.red
        .gesture(TapGesture().modifiers(.shift).onEnded { log.entries.append("shift") })
        .onTapGesture { log.entries.append("tap") }
    }
    click(harness, [])
    click(harness, .shift)
    click(harness, [])
    #expect(log.entries == ["tap", "shift", "tap"])
  }

  @Test func `modifiers count when the button is pressed`() {
    let log = Log()
    let harness = Harness {
      Color.red.gesture(
        DragGesture(minimumDistance: 0).modifiers([.shift, .option])
          .onChanged { log.entries.append("\($0.translation.width)") })
    }
    harness.mouse(.down, center, holding: .shift)
    harness.mouse(.up, center, holding: [.shift, .option])
    #expect(log.entries == [])
    harness.mouse(.down, center, holding: [.shift, .option])
    harness.mouse(.move, CGPoint(x: 205, y: 422))
    #expect(log.entries.last == "10.0")
  }
}
