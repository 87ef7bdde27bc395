// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct StyleTests {
  private let log = EventLog()

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func point(of text: String, in harness: Harness) throws -> CGPoint {
    let item = try #require(harness.list.glyphItems.last { $0.run.text == text })
    return CGPoint(x: item.origin.x + 3, y: item.origin.y - 4)
  }

  private struct Underlined: TextFieldStyle {
    let color: Color

    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack(spacing: 0) {
        configuration
        color.frame(height: 3)
      }
    }
  }

  private struct Field: View {
    let log: EventLog
    @State private var text = ""

    var body: some View {
      TextField("Name", text: $text).onChange(of: text) { log.lines.append(text) }
    }
  }

  @Test func `a text field has a style of the author's, and can be edited`() throws {
    let log = log
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Field(log: log).textFieldStyle(Underlined(color: .red))
    }
    #expect(harness.list.fillBounds.contains(CGRect(x: 0, y: 60, width: 200, height: 3)))
    harness.tap(try point(of: "Name", in: harness))
    harness.send(.text(TextSample(time: harness.time, text: "x", kind: .typed)))
    harness.frame()
    #expect(log.lines == ["x"])
  }

  @Test func `a second text in a label is a subtitle`() throws {
    let harness = Harness(size: CGSize(width: 300, height: 100)) {
      LabeledContent {
        Text("value")
      } label: {
        Text("title")
        Text("subtitle")
      }
    }
    let (title, subtitle) = (
      try point(of: "title", in: harness), try point(of: "subtitle", in: harness)
    )
    #expect(abs(title.x - subtitle.x) < 0.5)
    #expect(subtitle.y > title.y + 10)
    let toggle = Harness(size: CGSize(width: 300, height: 100)) {
      Toggle(isOn: .constant(true)) {
        Text("title")
        Text("subtitle")
      }
    }
    #expect(
      abs(try point(of: "title", in: toggle).x - point(of: "subtitle", in: toggle).x) < 0.5)
  }

  @Test func `labeled content has the style around it`() {
    struct Colon: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(":")
          configuration.content
        }
      }
    }
    let harness = Harness { LabeledContent("name", value: "Ada").labeledContentStyle(Colon()) }
    #expect(texts(harness) == ["name", ":", "Ada"])
    let (title, value) = ("age", "36")
    let strings = Harness {
      LabeledContent(title, value: value).labeledContentStyle(Colon())
      LabeledContent(title, value: 36, format: .number).labeledContentStyle(Colon())
    }
    #expect(texts(strings) == ["age", ":", "36", "age", ":", "36"])
  }

  @Test func `a form of the columns style does not scroll`() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Form {
        Text("one")
        Text("two")
      }.formStyle(.columns)
    }
    let grouped = Harness(size: CGSize(width: 300, height: 300)) {
      Form {
        Text("one")
        Text("two")
      }
    }
    #expect(harness.list.fillBounds.isEmpty)
    #expect(!grouped.list.fillBounds.isEmpty)
    #expect(texts(harness) == texts(grouped))
  }

  @Test func `a menu has the style and the indicator around it`() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(">")
          Menu(configuration)
        }
      }
    }
    let harness = Harness {
      Menu("menu") { Button("item") { log.lines.append("item") } }.menuStyle(Framed())
    }
    #expect(texts(harness) == [">", "menu"])
    harness.tap(try point(of: "menu", in: harness))
    harness.settle()
    harness.tap(try point(of: "item", in: harness))
    #expect(log.lines == ["item"])
    func width(_ visibility: Visibility) -> CGFloat? {
      let harness = Harness { Menu("menu") {}.menuIndicator(visibility) }
      return harness.list.glyphItems.first { $0.run.text == "menu" }?.origin.x
    }
    #expect(try #require(width(.visible)) < (try #require(width(.hidden))))
  }

  @Test func `a button repeats its action while it is held`() {
    let harness = Harness {
      Button("step") { log.lines.append("step") }.buttonRepeatBehavior(.enabled)
    }
    let middle = CGPoint(x: 195, y: 422)
    harness.press(middle)
    harness.advance(by: 0.4)
    #expect(log.lines.count == 1)
    harness.advance(by: 0.6)
    #expect((5...7).contains(log.lines.count))
    harness.release(middle)
    let count = log.lines.count
    harness.advance(by: 1)
    #expect(log.lines.count == count)
  }

  @Test(arguments: [false, true])
  func `a toggle of several sources sets all of them, also with a symbol`(hasSymbol: Bool) {
    struct Alarm {
      var isOn: Bool
    }
    struct Alarms: View {
      let log: EventLog
      let hasSymbol: Bool
      @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false)]

      init(log: EventLog, hasSymbol: Bool) {
        self.log = log
        self.hasSymbol = hasSymbol
      }

      @ViewBuilder private var toggle: some View {
        if hasSymbol {
          Toggle("all", systemImage: "alarm", sources: $alarms, isOn: \.isOn)
        } else {
          Toggle("all", sources: $alarms, isOn: \.isOn)
        }
      }

      var body: some View {
        toggle
          .onChange(of: alarms.map(\.isOn)) { log.lines.append("\(alarms.map(\.isOn))") }
      }
    }
    let harness = Harness { Alarms(log: log, hasSymbol: hasSymbol) }
    for _ in 0..<2 {
      harness.tap(CGPoint(x: 365, y: 422))
      harness.settle()
    }
    #expect(log.lines == ["[true, true]", "[false, false]"])
  }

  @Test func `a style knows whether a toggle is for different values`() {
    struct MixedStyle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.isMixed) \(configuration.isOn)")
      }
    }
    func text(_ values: [Bool]) -> [String] {
      let harness = Harness {
        Toggle("all", sources: values.map { [Binding.constant($0)] }, isOn: \.[0])
          .toggleStyle(MixedStyle())
      }
      return texts(harness)
    }
    #expect(text([true, false]) == ["true false"])
    #expect(text([true, true]) == ["false true"])
    #expect(text([]) == ["false true"])
  }

  @Test func `a picker shows the label of its current value`() {
    let harness = Harness {
      Picker("size", selection: .constant(1)) {
        Text("large").tag(1)
      } currentValueLabel: {
        Text("L")
      }
    }
    #expect(texts(harness) == ["L"])
  }

  @Test func `the title of a page can be at the leading end, and open a menu`() throws {
    func harness(_ page: some View) -> Harness {
      let harness = Harness { NavigationStack { page.navigationTitle("Title") } }
      harness.settle()
      return harness
    }
    let plain = harness(Text("page").toolbarTitleDisplayMode(.inline))
    #expect(try point(of: "Title", in: plain).x > 150)
    let leading = harness(Text("page").toolbarTitleDisplayMode(.inlineLarge))
    #expect(try point(of: "Title", in: leading).x < 30)
    let editor = harness(Text("page").toolbarRole(.editor))
    #expect(try point(of: "Title", in: editor).x < 30)
    let menu = harness(
      Text("page").toolbarTitleDisplayMode(.inline)
        .toolbarTitleMenu { Button("rename") { log.lines.append("rename") } })
    menu.tap(try point(of: "Title", in: menu))
    menu.settle()
    menu.tap(try point(of: "rename", in: menu))
    #expect(log.lines == ["rename"])
  }
}
