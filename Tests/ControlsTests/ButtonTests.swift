// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct ButtonTests {
  private final class Counter {
    var count = 0
  }

  private let middle = CGPoint(x: 195, y: 422)

  @Test func `a button performs its action on a release inside`() {
    let counter = Counter()
    let harness = Harness { Button("Reset") { counter.count += 1 } }
    harness.press(middle)
    #expect(counter.count == 0)
    harness.release(middle)
    #expect(counter.count == 1)
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 10, y: 10), over: 0.1)
    harness.release(CGPoint(x: 10, y: 10))
    #expect(counter.count == 1)
  }

  @Test func `a button's label has the tint, fades while pressed, and is gray when disabled`()
    throws
  {
    func first(_ harness: Harness) throws -> GlyphItem {
      try #require(harness.list.glyphItems.first)
    }
    let harness = Harness { Button("Reset") {}.tint(.red) }
    #expect("\(try first(harness).paint)" == "#ff3b30")
    #expect(try first(harness).opacity == 1)
    harness.press(middle)
    #expect(abs(try first(harness).opacity - 0.3) < 1e-6)
    harness.release(middle)
    harness.settle()
    #expect(try first(harness).opacity == 1)
    let disabled = Harness { Button("Reset") {}.disabled(true) }
    #expect("\(try first(disabled).paint)" == "#3c3c43 @ 0.3")
    let destructive = Harness { Button("Delete", role: .destructive) {}.tint(.green) }
    #expect("\(try first(destructive).paint)" == "#ff3b30")
    let accent = Harness { Button("Go") {}.accentColor(.orange) }
    #expect("\(try first(accent).paint)" == "#ff9500")
  }

  @Test func `the lines of a button's text are centered, except in rows of lists`() throws {
    // 40 points wide: "aaaa" and "bb", which is 17 points narrower.
    func second(@ViewBuilder _ view: () -> some View) throws -> Float {
      try #require(Harness { view() }.list.glyphItems.first).run.glyphs[4].x
    }
    let label = Text("aaaa bb").font(.system(size: 17))
    let button = Button {
    } label: {
      label.frame(width: 40)
    }
    #expect(try second { button } == 8.5)
    #expect(try second { button.buttonStyle(.borderless) } == 8.5)
    #expect(try second { button.buttonStyle(.bordered) } == 8.5)
    #expect(try second { button.buttonStyle(.plain) } == 0)
    #expect(try second { button.multilineTextAlignment(.trailing) } == 17)
    #expect(try second { List { button } } == 0)
    let leading = Button {
    } label: {
      label.frame(width: 40).multilineTextAlignment(.leading)
    }
    #expect(try second { leading } == 0)
  }

  @Test func `a tint inside of a label colors it, except in prominent and destructive buttons`()
    throws
  {
    func paint(@ViewBuilder _ content: () -> some View) throws -> String {
      let glyphs = Harness { content() }.list.glyphItems
      return "\(try #require(glyphs.first).paint)"
    }
    let button = Button(action: {}, label: { Text("Go").tint(.red) })
    #expect(try paint { button } == "#ff3b30")
    #expect(try paint { button.tint(.green) } == "#ff3b30")
    #expect(try paint { button.buttonStyle(.bordered) } == "#ff3b30")
    #expect(try paint { button.buttonStyle(.borderedProminent) } == "#ffffff")
    let delete = Button(role: .destructive, action: {}, label: { Text("Go").tint(.green) })
    #expect(try paint { delete } == "#ff3b30")
    let toggle = Toggle(isOn: .constant(true)) { Text("Go").tint(.red) }
    #expect(try paint { toggle.toggleStyle(.button) } == "#ff3b30")
  }

  private struct Growing: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .background(isEnabled ? Color.green : Color.gray)
        .scaleEffect(configuration.isPressed ? 2 : 1)
    }
  }

  @Test func `a custom style receives the pressed state and reads the environment`() {
    let harness = Harness { Button("a") {}.buttonStyle(Growing()) }
    let before = harness.list.fillBounds[0].width
    harness.press(middle)
    #expect(abs(harness.list.fillBounds[0].width - 2 * before) < 1e-3)
    #expect(harness.list.items.contains { $0.description.contains("#34c759") })
    let disabled = Harness { Button("a") {}.buttonStyle(Growing()).disabled(true) }
    #expect(disabled.list.items.contains { $0.description.contains("#8e8e93") })
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func `a primitive style defines the trigger`() {
    let counter = Counter()
    let harness = Harness { Button("abc") { counter.count += 1 }.buttonStyle(Twice()) }
    harness.tap(middle)
    harness.advance(by: 1)
    #expect(counter.count == 0)
    harness.tap(middle)
    harness.tap(middle)
    #expect(counter.count == 1)
  }

  @Test func `bordered buttons have padding that can be pressed`() {
    let counter = Counter()
    let harness = Harness {
      Button("Go") { counter.count += 1 }.buttonStyle(.borderedProminent).controlSize(.large)
    }
    let field = harness.list.fillBounds[0]
    #expect(abs(field.width - (17 + 40)) < 1)
    #expect(abs(field.height - (20.4 + 30)) < 1)
    harness.tap(CGPoint(x: field.minX + 8, y: field.midY))
    #expect(counter.count == 1)
  }

  @Test func `a change in a button's action is animated`() {
    let harness = Harness { Mover() }
    harness.tap(CGPoint(x: 195, y: 422))
    harness.frame()
    harness.frame()
    let x = harness.list.glyphItems[0].origin.x
    harness.settle()
    #expect(harness.list.glyphItems[0].origin.x > x + 1)
  }

  private struct Mover: View {
    @State private var isAway = false

    var body: some View {
      Button("a") { withAnimation(.spring()) { isAway.toggle() } }
        .offset(x: isAway ? 100 : 0)
    }
  }

  @Test func `a label shows icon, title or both by its style`() {
    func items(_ label: some View) -> [DisplayItem] { Harness { label }.list.items }
    #expect(items(Label("Home", systemImage: "house")).count == 2)
    #expect(items(Label("Home", systemImage: "house").labelStyle(.iconOnly)).count == 1)
    let title = items(Label("Home", systemImage: "house").labelStyle(.titleOnly))
    #expect(title.count == 1 && "\(title[0])".hasPrefix("glyphs"))
  }

  @Test(arguments: [true, false])
  func `a button without a border can be pressed anywhere in its label's frame`(isPlain: Bool) {
    let counter = Counter()
    let button = Button {
      counter.count += 1
    } label: {
      Text("Go").padding(20)
    }
    let harness = Harness {
      if isPlain { button.buttonStyle(.plain) } else { button }
    }
    harness.tap(CGPoint(x: middle.x - 25, y: middle.y))
    harness.tap(CGPoint(x: middle.x, y: middle.y + 25))
    #expect(counter.count == (isPlain ? 0 : 2))
    harness.tap(CGPoint(x: middle.x - 35, y: middle.y))
    #expect(counter.count == (isPlain ? 0 : 2))
    harness.tap(middle)
    #expect(counter.count == (isPlain ? 1 : 3))
  }
}
