// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Texts that a press selects.
@MainActor
@Suite struct TextSelectionTests {
  private let center = CGPoint(x: 195, y: 422)

  private func hold(_ harness: Harness, at point: CGPoint) {
    harness.press(point)
    harness.advance(by: 0.6)
    harness.release(point)
    harness.settle()
  }

  private func label(_ harness: Harness, _ text: String) -> CGPoint? {
    harness.host.accessibilityItems.first { $0.label == text }.map {
      CGPoint(x: $0.frame.midX, y: $0.frame.midY)
    }
  }

  @Test func `a press selects a text, and the menu copies it`() throws {
    var copied = ""
    let harness = Harness { Text("Hello").textSelection(.enabled) }
    harness.host.copyText = { copied = $0 }
    let plain = harness.list.items.count
    hold(harness, at: center)
    let button = try #require(label(harness, "Copy"))
    #expect(harness.list.items.count > plain)
    harness.tap(button)
    harness.settle()
    #expect(copied == "Hello")
    #expect(label(harness, "Copy") == nil)
    #expect(harness.list.items.count == plain)
  }

  @Test func `a short press, and a press on another text, select nothing`() {
    let harness = Harness {
      VStack(spacing: 0) {
        Text("One").frame(height: 100).textSelection(.disabled)
        Text("Two").frame(height: 100)
      }
      .textSelection(.enabled)
    }
    harness.tap(CGPoint(x: 195, y: 472))
    harness.settle()
    #expect(label(harness, "Copy") == nil)
    hold(harness, at: CGPoint(x: 195, y: 372))
    #expect(label(harness, "Copy") == nil)
    hold(harness, at: CGPoint(x: 195, y: 472))
    #expect(label(harness, "Copy") != nil)
  }

  @Test func `the text of a button cannot be selected`() {
    var count = 0
    let harness = Harness { Button("Go") { count += 1 }.textSelection(.enabled) }
    hold(harness, at: center)
    #expect(label(harness, "Copy") == nil)
    #expect(count == 1)
  }
}
