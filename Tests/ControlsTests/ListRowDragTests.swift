// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Drags in rows of lists. The first row is from y = 35 to 79.
@MainActor
@Suite struct ListRowDragTests {
  @Test func `a drag along a row does not run its button`() {
    let log = EventLog()
    let harness = Harness { List { Button("Go") { log.lines.append("go") } } }
    log.lines = []
    harness.drag(from: CGPoint(x: 100, y: 57), to: CGPoint(x: 180, y: 57), over: 0.2)
    harness.settle()
    #expect(log.lines.isEmpty)
    harness.drag(from: CGPoint(x: 100, y: 57), to: CGPoint(x: 106, y: 57), over: 0.2)
    harness.settle()
    #expect(log.lines == ["go"])
  }

  @Test func `a drag within a button outside of lists runs it`() {
    let log = EventLog()
    let harness = Harness {
      Button {
        log.lines.append("go")
      } label: {
        Color.red.frame(width: 200, height: 50)
      }
    }
    log.lines = []
    harness.drag(from: CGPoint(x: 120, y: 422), to: CGPoint(x: 250, y: 422), over: 0.2)
    harness.settle()
    #expect(log.lines == ["go"])
  }

  @Test func `on a narrow phone the cards of a list have smaller margins`() {
    func card(_ width: CGFloat) -> CGRect? {
      Harness(size: CGSize(width: width, height: 500)) { List { Text("a") } }
        .list.fillBounds.first { abs($0.height - 44) < 1 }
    }
    #expect(card(320).map { $0.minX...$0.maxX } == 16...304)
    #expect(card(375).map { $0.minX...$0.maxX } == 20...355)
  }

  @Test(arguments: [(320, 32), (375, 40), (390, 40)] as [(CGFloat, CGFloat)])
  func `on a narrow phone the rows of a list have smaller insets`(width: CGFloat, start: CGFloat) {
    let list = Harness(size: CGSize(width: width, height: 500)) {
      List {
        Section {
          Color.red.frame(height: 21)
          Color.red.frame(height: 21)
        } header: {
          Color.red.frame(height: 20)
        }
      }
    }.list.fillBounds
    let row = start...width - start
    #expect(list.filter { $0.height == 21 }.map { $0.minX...$0.maxX } == [row, row])
    #expect(list.first { $0.height == 20 }.map { $0.minX...$0.maxX } == start...width - start)
    #expect(list.first { $0.height == 1 }?.minX == start)
  }

  @Test func `a menu stays open if its rows do not dismiss it`() {
    let log = EventLog()
    let harness = Harness {
      Menu("Menu") {
        Button("Stay") { log.lines.append("stay") }.menuActionDismissBehavior(.disabled)
        Button("Leave") { log.lines.append("leave") }
      }
    }
    log.lines = []
    func tap(_ label: String) {
      let frame = harness.host.accessibilityItems.first { $0.label == label }?.frame
      if let frame { harness.tap(CGPoint(x: frame.midX, y: frame.midY)) }
      harness.settle()
    }
    tap("Menu")
    tap("Stay")
    tap("Stay")
    tap("Leave")
    tap("Leave")
    #expect(log.lines == ["stay", "stay", "leave"])
  }
}
