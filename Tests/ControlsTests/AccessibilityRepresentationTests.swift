// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct AccessibilityRepresentationTests {
  @Test func `a view is presented as its representation, which is not drawn`() {
    var pressed = 0
    let harness = Harness {
      Color.red.frame(width: 40, height: 20).accessibilityLabel("Own")
        .accessibilityRepresentation {
          Text("Other").accessibilityAction { pressed += 1 }
          Button("Go") {}
        }
    }
    let items = harness.host.accessibilityItems
    #expect(items.map(\.label) == ["Other", "Go"])
    items.first?.actions.first?.action()
    #expect(pressed == 1)
    #expect(harness.list.glyphItems.allSatisfy { $0.opacity == 0 })
    harness.key("Tab")
    harness.frame()
    #expect(!harness.list.items.contains { if case .stroke = $0 { true } else { false } })
  }

  @Test func `a label that shows its icon only is read by its title`() {
    let harness = Harness {
      VStack {
        Label("Add", systemImage: "plus").labelStyle(.iconOnly)
        Button("Delete", systemImage: "trash") {}.labelStyle(.iconOnly)
      }
    }
    #expect(harness.host.accessibilityItems.map(\.label) == ["Add", "Delete"])
  }

  @Test func `a view has the children that are set`() {
    let harness = Harness {
      Canvas { _, _ in }.frame(width: 40, height: 20)
        .accessibilityChildren { ForEach(1..<4) { Text("\($0)") } }
    }
    #expect(harness.host.accessibilityItems.map(\.label) == ["1", "2", "3"])
  }

  @Test func `input labels are the words by which a view is called`() {
    let harness = Harness {
      VStack {
        Text("A").accessibilityInputLabels(["Alpha", "First"])
        Text("B").accessibilityInputLabels([Text("Beta")])
        Text("C")
      }
    }
    #expect(
      harness.host.accessibilityItems.map(\.inputLabels) == [["Alpha", "First"], ["Beta"], nil])
  }
}
