// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct FieldValueTests {
  private final class Probe<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private struct ValueView<Value: Equatable, Field: View>: View {
    @State var value: Value
    let probe: Probe<Value>
    let field: (Binding<Value>) -> Field

    var body: some View {
      field($value).onChange(of: value) { _, new in probe.value = new }
    }
  }

  private func harness<Value: Equatable>(
    _ probe: Probe<Value>, @ViewBuilder _ field: @escaping (Binding<Value>) -> some View
  ) -> Harness {
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      ValueView(value: probe.value, probe: probe, field: field)
    }
    press(harness, "Tab")
    return harness
  }

  private func press(_ harness: Harness, _ key: String, _ modifiers: Modifiers = []) {
    harness.key(key, holding: modifiers)
    harness.key(key, isDown: false, holding: modifiers)
  }

  private func type(_ harness: Harness, _ text: String) {
    harness.send(.text(TextSample(time: harness.time, text: text, kind: .typed)))
    harness.frame()
  }

  private func shows(_ harness: Harness, _ text: String) -> Bool {
    "\(harness.list)".contains("\"\(text)")
  }

  @Test func `a format sets the value while the user types, and formats it at the end`() {
    let probe = Probe(1234)
    let harness = harness(probe) { TextField("Number", value: $0, format: .number) }
    #expect(shows(harness, "1,234"))
    press(harness, "A", .control)
    type(harness, "56")
    #expect(probe.value == 56)
    type(harness, "x")
    #expect(probe.value == 56)
    #expect(shows(harness, "56x"))
    press(harness, "Backspace")
    type(harness, "789")
    #expect(probe.value == 56789)
    #expect(shows(harness, "56789"))
    press(harness, "Return")
    #expect(shows(harness, "56,789"))
  }

  @Test func `a text without a value is replaced by the value at the end of editing`() {
    let probe = Probe(5)
    let harness = harness(probe) { TextField("Number", value: $0, format: .number) }
    type(harness, "abc")
    press(harness, "Escape")
    #expect(probe.value == 5)
    #expect(!shows(harness, "5abc"))
    #expect(shows(harness, "5"))
  }

  @Test func `an empty text sets an optional value to nil`() {
    let probe = Probe<Int?>(5)
    let harness = harness(probe) { TextField("Number", value: $0, format: .number) }
    press(harness, "Backspace")
    #expect(probe.value == nil)
    type(harness, "7")
    #expect(probe.value == 7)
  }

  @Test func `a formatter sets the value at the end of editing`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    let probe = Probe(1.5)
    let harness = harness(probe) { TextField("Number", value: $0, formatter: formatter) }
    #expect(shows(harness, "1.5"))
    type(harness, "5")
    #expect(probe.value == 1.5)
    press(harness, "Return")
    #expect(probe.value == 1.55)
    let count = Probe(3)
    let other = self.harness(count) { TextField("Number", value: $0, formatter: formatter) }
    type(other, "4")
    press(other, "Return")
    #expect(count.value == 34)
  }
}
