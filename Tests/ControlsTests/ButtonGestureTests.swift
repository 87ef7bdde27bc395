// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Gestures on buttons and around them.
@MainActor
@Suite struct ButtonGestureTests {
  private let middle = CGPoint(x: 100, y: 100)

  private func makeHarness(@ViewBuilder _ view: (EventLog) -> some View) -> (Harness, EventLog) {
    let log = EventLog()
    let view = view(log)
    return (Harness(size: CGSize(width: 200, height: 200)) { view }, log)
  }

  private func button(_ log: EventLog) -> some View {
    Button {
      log.lines.append("button")
    } label: {
      Color.blue.frame(width: 80, height: 80)
    }
  }

  private func hold(_ harness: Harness) {
    harness.press(middle)
    harness.advance(by: 0.8)
    harness.release(middle)
    harness.settle()
  }

  @Test func `a high-priority tap comes before the action of a button`() {
    let (harness, log) = makeHarness { log in
      button(log).highPriorityGesture(TapGesture().onEnded { log.lines.append("tap") })
    }
    harness.tap(middle)
    harness.settle()
    #expect(log.lines == ["tap"])
    let (around, other) = makeHarness { log in
      VStack { button(log) }.highPriorityGesture(TapGesture().onEnded { log.lines.append("tap") })
    }
    around.tap(middle)
    around.settle()
    #expect(other.lines == ["tap"])
  }

  @Test func `a high-priority double tap leaves single taps to the button`() {
    let (harness, log) = makeHarness { log in
      button(log).highPriorityGesture(TapGesture(count: 2).onEnded { log.lines.append("double") })
    }
    harness.tap(middle)
    harness.settle()
    #expect(log.lines == ["button"])
  }

  @Test func `a high-priority long press comes before the action of a button`() {
    let (harness, log) = makeHarness { log in
      button(log).highPriorityGesture(LongPressGesture().onEnded { _ in log.lines.append("long") })
    }
    hold(harness)
    #expect(log.lines == ["long"])
    harness.tap(middle)
    harness.settle()
    #expect(log.lines == ["long", "button"])
  }

  @Test func `a high-priority gesture on the label comes before the action of a button`() {
    let (harness, log) = makeHarness { log in
      Button {
        log.lines.append("button")
      } label: {
        Color.blue.frame(width: 80, height: 80)
          .highPriorityGesture(TapGesture().onEnded { log.lines.append("tap") })
      }
    }
    harness.tap(middle)
    harness.settle()
    #expect(log.lines == ["tap"])
  }

  @Test func `a simultaneous gesture and the action of a button both run`() {
    let (harness, log) = makeHarness { log in
      button(log).simultaneousGesture(TapGesture().onEnded { log.lines.append("tap") })
    }
    harness.tap(middle)
    harness.settle()
    #expect(log.lines.sorted() == ["button", "tap"])
    let (held, other) = makeHarness { log in
      button(log).simultaneousGesture(
        LongPressGesture().onEnded { _ in log.lines.append("long") })
    }
    hold(held)
    #expect(other.lines == ["long", "button"])
  }
}
