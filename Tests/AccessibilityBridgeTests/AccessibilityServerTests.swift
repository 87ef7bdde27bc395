// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Foundation
import Interface
import MessageBus
import Testing

/// The replies to calls of assistive technologies, and the events.
@MainActor
struct AccessibilityServerTests {
  private final class Model { var presses = 0 }

  @Test func `a button is pressed in the next frame`() throws {
    let model = Model()
    let window = FakeWindow { Button("Save") { model.presses += 1 } }
    let path = try #require(window.path(named: "Save"))
    #expect(window.values(path, "Accessible", "GetRole") == [.uint32(43)])
    #expect(window.call(path, "Action", "DoAction", [.int32(0)]) == .boolean(true))
    #expect(model.presses == 0)
    window.frame()
    #expect(model.presses == 1)
    #expect(window.call(path, "Action", "DoAction", [.int32(1)]) == .boolean(false))
  }

  @Test func `a view with only a gesture takes the focus, with an event`() throws {
    let window = FakeWindow { Text("Card").gesture(DragGesture()) }
    let path = try #require(window.path(named: "Card"))
    func states() -> Int {
      window.values(path, "Accessible", "GetState").first?.members.first?.integer ?? 0
    }
    // The bits of "focusable" and of "focused".
    #expect(states() >> 11 & 3 == 1)
    window.clearEvents()
    #expect(window.call(path, "Component", "GrabFocus") == .boolean(true))
    window.frame()
    #expect(states() >> 11 & 3 == 3)
    #expect(window.events.contains("Object StateChanged focused 1"), "\(window.events)")
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Text("Count \(count)")
        if count > 1 { Text("Many") }
      }
    }
  }

  @Test func `changes of names and children are events of objects that stay the same`() throws {
    let window = FakeWindow { Counter() }
    let (button, text) = try (
      #require(window.path(named: "Add")), #require(window.path(named: "Count 0"))
    )
    window.clearEvents()
    _ = window.call(button, "Action", "DoAction", [.int32(0)])
    window.frame()
    #expect(window.events == ["Object PropertyChange accessible-name 0"])
    #expect(window.path(named: "Count 1") == text)
    window.clearEvents()
    _ = window.call(button, "Action", "DoAction", [.int32(0)])
    window.frame()
    #expect(window.events.contains("Object ChildrenChanged add 2"))
    #expect(window.path(named: "Add") == button)
  }

  @Test func `extents are pixels of the screen or of the window`() throws {
    let window = FakeWindow {
      Text("A").frame(width: 50, height: 20).accessibilityElement(children: .combine)
    }
    let path = try #require(window.path(named: "A"))
    let inWindow = window.values(path, "Component", "GetExtents", [.uint32(1)])
    #expect(inWindow == [.structure([.int32(340), .int32(824), .int32(100), .int32(40)])])
    let onScreen = window.values(path, "Component", "GetExtents", [.uint32(0)])
    #expect(onScreen == [.structure([.int32(440), .int32(874), .int32(100), .int32(40)])])
    let hit = window.values(
      FakeWindow.window, "Component", "GetAccessibleAtPoint",
      [.int32(390), .int32(844), .uint32(1)])
    #expect(hit.first?.members.last == .objectPath(path))
  }

  @Test func `a window without the keyboard's input is not active, and its activation is an event`()
  {
    let window = FakeWindow { Text("A") }
    window.isActive = true
    window.server?.updateActivity()
    #expect(window.events == ["Window Activate  0", "Object StateChanged active 1"])
  }

  @Test(arguments: [
    ("/org/a11y/atspi/accessible/99", "Accessible", "GetRole"),
    ("/org/a11y/atspi/accessible/x", "Accessible", "GetRole"),
    ("/org/a11y/atspi/accessible/1", "Accessible", "Nonsense"),
    ("/org/a11y/atspi/accessible/1", "Text", "GetText"),
    ("/org/a11y/atspi/accessible/1/2/3", "Accessible", "GetRole"),
  ])
  func `a call that no object answers is an error`(path: String, interface: String, member: String)
  {
    let window = FakeWindow { Text("A") }
    guard case .error = window.call(path, interface, member) else {
      Issue.record("there is a reply")
      return
    }
  }

  @Test func `a list has all its rows as children, and makes one when it is shown`() throws {
    let window = FakeWindow { List(0..<100_000, id: \.self) { Text("Row \($0)") } }
    window.frame()
    let list = try #require(window.children(of: FakeWindow.window).first)
    #expect(window.property(list, "Accessible", "ChildCount") == .int32(100_000))
    func row(_ index: Int32) -> String? {
      window.values(list, "Accessible", "GetChildAtIndex", [.int32(index)]).first?.members.last?
        .text
    }
    let last = try #require(row(99_999))
    #expect(window.property(last, "Accessible", "Name") == .string(""))
    #expect(window.call(last, "Action", "DoAction", [.int32(0)]) == .boolean(true))
    for _ in 0..<30 { window.frame() }
    #expect(window.property(last, "Accessible", "Name") == .string("Row 99,999"))
    #expect(window.property(list, "Accessible", "ChildCount") == .int32(100_000))
    #expect(row(100_000) == "/org/a11y/atspi/null")
  }

  @Test func `lists with more rows than an integer has, and rows beyond their ends`() throws {
    let window = FakeWindow {
      List {
        Text("First")
        ForEach(0..<Int.max - 1, id: \.self) { Text("Row \($0)") }
        ForEach(0..<Int.max - 1, id: \.self) { Text("Other \($0)") }
      }
    }
    window.frame()
    let list = try #require(window.children(of: FakeWindow.window).first)
    #expect(window.property(list, "Accessible", "ChildCount") == .int32(.max))
    let last = window.values(list, "Accessible", "GetChildAtIndex", [.int32(.max)])
    #expect(last.first?.members.last?.text?.hasPrefix(list + "/0/") == true)
    for row in [Int.max - 2, Int.max - 1, Int.max] {
      for (interface, member) in [
        ("Accessible", "GetIndexInParent"), ("Accessible", "GetAttributes"),
        ("Component", "GetExtents"), ("Component", "ScrollTo"), ("Action", "DoAction"),
      ] {
        _ = window.call("\(list)/0/\(row)", interface, member, [.uint32(0)])
      }
      window.frame()
    }
    #expect(window.property(list, "Accessible", "ChildCount") == .int32(.max))
  }
}
