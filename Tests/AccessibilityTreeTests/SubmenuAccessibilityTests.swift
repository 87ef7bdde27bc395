// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import Interface
import InterfaceTesting
import Testing

/// Menus inside of menus, as assistive technologies present them.
@MainActor
@Suite struct SubmenuAccessibilityTests {
  private func rows(_ harness: Harness) -> [AccessibilityNode] {
    func flat(_ children: [AccessibilityChild]) -> [AccessibilityNode] {
      children.compactMap(\.node).flatMap { [$0] + flat($0.children) }
    }
    return flat(harness.host.accessibilityTree()).filter { $0.role == .menuItem }
  }

  @Test func `only the rows of the frontmost menu are present`() throws {
    var chosen: [String] = []
    let harness = Harness {
      VStack {
        Menu("Options") {
          Button("one") { chosen.append("one") }
          Menu("more") { Button("inner") { chosen.append("inner") } }
        }
        Spacer()
      }
    }
    func press(_ label: String) throws {
      let row = try #require(rows(harness).first { $0.label == label })
      try #require(row.actions.first { $0.name == "press" }).perform()
      harness.settle()
    }
    harness.tap(CGPoint(x: 195, y: 10))
    harness.settle()
    #expect(rows(harness).map(\.label) == ["one", "more"])
    try press("more")
    #expect(rows(harness).map(\.label) == ["more", "inner"])
    #expect(rows(harness).map(\.isExpanded) == [true, nil])
    try press("more")
    #expect(rows(harness).map(\.label) == ["one", "more"])
    try press("more")
    try press("inner")
    #expect(chosen == ["inner"])
    #expect(rows(harness).isEmpty)
  }
}
