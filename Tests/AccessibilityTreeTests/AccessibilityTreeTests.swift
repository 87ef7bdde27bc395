// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import Interface
import InterfaceTesting
import Testing

/// The views as assistive technologies present them.
@MainActor
struct AccessibilityTreeTests {
  private func nodes(@ViewBuilder _ view: @escaping () -> some View) -> [AccessibilityNode] {
    let harness = Harness { view() }
    return harness.host.accessibilityTree().compactMap(\.node)
  }

  @Test func `a button is one node with the label of its views`() throws {
    let node = try #require(nodes { Button("Save") {} }.first)
    #expect(node.role == .button)
    #expect(node.label == "Save")
    #expect(node.children.isEmpty)
    #expect(node.actions.map(\.name) == ["press"])
    #expect(node.focus != nil)
  }

  @Test func `a toggle is one node with its label and its state`() throws {
    let node = try #require(nodes { Toggle("Wi-Fi", isOn: .constant(true)) }.first)
    #expect(node.role == .toggle)
    #expect(node.label == "Wi-Fi")
    #expect(node.isOn == true)
  }

  @Test func `a slider has a number, and a name that is not shown`() throws {
    let node = try #require(
      nodes { Slider(value: .constant(3), in: 0...10, step: 1) { Text("Volume") } }.first)
    #expect(node.role == .slider)
    #expect(node.label == "Volume")
    #expect(node.number?.current == 3)
    #expect(node.number?.bounds == 0...10)
    #expect(node.number?.step == 1)
    #expect(node.actions.map(\.name) == ["increment", "decrement"])
  }

  @Test func `a text in the background of a list row is read once`() {
    func spoken(_ nodes: [AccessibilityNode]) -> String {
      nodes.map { ($0.label ?? "") + spoken($0.children.compactMap(\.node)) }.joined(separator: " ")
    }
    func count(@ViewBuilder _ row: @escaping () -> some View) -> Int {
      spoken(nodes { List(content: row) }).components(separatedBy: "back").count - 1
    }
    let row = Text("front")
    #expect(count { row.listRowBackground(Text("back")) } == 1)
    #expect(count { row.swipeActions { Button("b") {} }.listRowBackground(Text("back")) } == 1)
    #expect(count { row.listRowBackground(Text("back")).swipeActions { Button("b") {} } } == 1)
  }

  @Test func `hidden, transparent and combined views`() {
    let labels = nodes {
      VStack {
        Text("Shown")
        Text("Hidden").accessibilityHidden(true)
        Text("Transparent").opacity(0)
        HStack {
          Text("One")
          Text("Two")
        }.accessibilityElement(children: .combine)
      }
    }.map(\.label)
    #expect(labels == ["Shown", "One, Two"])
  }

  private final class Log {
    var width = 0.0
    var taps = 0
  }

  @Test func `a drag has actions that move it as keys do`() throws {
    let log = Log()
    let harness = Harness {
      Color.red.frame(width: 100, height: 100)
        .gesture(DragGesture().onChanged { log.width = Double($0.translation.width) })
    }
    let node = try #require(harness.host.accessibilityTree().first?.node)
    #expect(node.actions.map(\.name) == ["nudge left", "nudge right", "nudge up", "nudge down"])
    try #require(node.actions.first { $0.name == "nudge right" }).perform()
    harness.advance(by: 0.5)
    #expect(log.width > 0)
  }

  @Test func `a view with a tap gesture is pressed by a tap`() throws {
    let log = Log()
    let harness = Harness { Text("Tap").onTapGesture { log.taps += 1 } }
    let node = try #require(harness.host.accessibilityTree().first?.node)
    #expect(node.actions.map(\.name) == ["press"])
    try #require(node.actions.first).perform()
    harness.advance(by: 0.5)
    #expect(log.taps == 1)
  }

  @Test func `a double tap and a long press have actions with their names`() throws {
    let log = Log()
    let harness = Harness {
      VStack {
        Text("Twice").onTapGesture(count: 2) { log.taps += 1 }
        Text("Long").onLongPressGesture(minimumDuration: 5) { log.width = 1 }
      }
    }
    let nodes = harness.host.accessibilityTree().compactMap(\.node)
    #expect(nodes.map { $0.actions.map(\.name) } == [["double tap"], ["long press"]])
    for node in nodes {
      try #require(node.actions.first).perform()
      harness.advance(by: 0.5)
    }
    #expect(log.taps == 1)
    #expect(log.width == 1)
  }

  @Test func `an outer view's higher priority comes first`() {
    let labels = nodes {
      VStack {
        Text("One")
        Text("Two").accessibilitySortPriority(1)
      }
    }.map(\.label)
    #expect(labels == ["Two", "One"])
  }

  @Test func `zooming and scrolling are actions`() throws {
    let log = Log()
    let node = try #require(
      nodes {
        Color.red.frame(width: 100, height: 40)
          .accessibilityZoomAction { action in
            let isIn = action.direction == .zoomIn
            log.width = isIn ? Double(action.point.x) : -Double(action.point.y)
          }
          .accessibilityScrollAction { edge in log.taps = edge == .bottom ? 1 : 2 }
          .accessibilityLabel("map")
      }.first)
    let names = ["Zoom In", "Zoom Out", "Scroll Up", "Scroll Down", "Scroll Left", "Scroll Right"]
    #expect(node.actions.map(\.name) == names)
    node.actions[0].perform()
    #expect(log.width == 50)
    node.actions[1].perform()
    #expect(log.width == -20)
    node.actions[3].perform()
    #expect(log.taps == 1)
    node.actions[4].perform()
    #expect(log.taps == 2)
  }
}
