// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct AccessibilityTests {
  @Test func `accessibility elements are listed with their properties and actions`() {
    var pressed = 0
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      VStack {
        HStack {
          Text("One")
          Text("Two")
        }
        .accessibilityElement(children: .combine)
        Color.red.frame(width: 20, height: 20)
          .accessibilityLabel("Heart").accessibilityValue("3").accessibilityAddTraits(.isButton)
          .accessibilityAction { pressed += 1 }
        Text("Hidden").accessibilityHidden(true)
        Text("Shown").accessibilityLabel("Spoken").accessibilityRemoveTraits(.isStaticText)
      }
    }
    let items = harness.host.accessibilityItems
    #expect(items.map(\.label) == ["One, Two", "Heart", "Spoken"])
    #expect(items.map(\.traits) == [.isStaticText, .isButton, []])
    #expect(items[1].value == "3" && items[1].frame.width == 20)
    items[1].actions.first?.action()
    #expect(pressed == 1)
  }
}
