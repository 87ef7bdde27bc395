// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// Fields and editors whose selection is bound.
@MainActor
@Suite struct TextFieldSelectionTests {
  private final class Probe {
    var text = ""
    var selection: TextSelection?
    var select: (TextSelection?) -> Void = { _ in }

    /// The selected characters; nil without a selection.
    var selected: String? {
      guard case .selection(let range)? = selection?.indices else { return nil }
      return String(text[range])
    }

    /// The number of characters before the selection.
    var start: Int? {
      guard case .selection(let range)? = selection?.indices else { return nil }
      return text.distance(from: text.startIndex, to: range.lowerBound)
    }
  }

  private struct Field: View {
    let probe: Probe
    let isPage: Bool
    @State private var text: String
    @State private var selection: TextSelection?

    init(_ text: String, _ probe: Probe, isPage: Bool) {
      (self.probe, self.isPage) = (probe, isPage)
      _text = State(initialValue: text)
      probe.text = text
    }

    var body: some View {
      Group {
        if isPage {
          TextEditor(text: $text, selection: $selection)
        } else {
          TextField("Name", text: $text, selection: $selection)
        }
      }
      .onAppear { probe.select = { selection = $0 } }
      .onChange(of: text) { probe.text = text }
      .onChange(of: selection) { probe.selection = selection }
    }
  }

  private func field(_ text: String, isPage: Bool) -> (harness: Harness, probe: Probe) {
    let probe = Probe()
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      Field(text, probe, isPage: isPage)
    }
    press(harness, "Tab")
    return (harness, probe)
  }

  private func press(_ harness: Harness, _ key: String, _ modifiers: Modifiers = []) {
    harness.key(key, holding: modifiers)
    harness.key(key, isDown: false, holding: modifiers)
    harness.frame()
  }

  private func type(_ harness: Harness, _ text: String) {
    harness.send(.text(TextSample(time: harness.time, text: text, kind: .typed)))
    harness.frame()
  }

  @Test(arguments: [false, true])
  func `what is selected in a field is in the binding`(isPage: Bool) {
    let (harness, probe) = field("a né", isPage: isPage)
    press(harness, "End")
    #expect(probe.selection?.isInsertion == true && probe.start == 4)
    press(harness, "Left", .shift)
    #expect(probe.selected == "é" && probe.start == 3)
    press(harness, "A", .control)
    #expect(probe.selected == "a né" && probe.selection?.isInsertion == false)
    type(harness, "xy")
    #expect(probe.text == "xy" && probe.start == 2 && probe.selected == "")
  }

  @Test(arguments: [false, true])
  func `a selection that is set is what is typed over`(isPage: Bool) {
    let (harness, probe) = field("one two", isPage: isPage)
    let text = probe.text
    probe.select(TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 3)))
    harness.frame()
    type(harness, "1")
    #expect(probe.text == "1 two" && probe.start == 1)
    probe.select(TextSelection(insertionPoint: probe.text.endIndex))
    harness.frame()
    type(harness, "!")
    #expect(probe.text == "1 two!")
  }

  private struct SelectingField: View {
    let probe: Probe
    @State private var text = "40"
    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Size", text: $text, selection: $selection)
        .focused($isFocused)
        .onAppear {
          isFocused = true
          selection = TextSelection(range: text.startIndex..<text.endIndex)
        }
        .onChange(of: text, initial: true) { probe.text = text }
        .onChange(of: selection) { probe.selection = selection }
    }
  }

  @Test func `a field that begins with a selection keeps it when it gets the focus`() {
    let probe = Probe()
    let harness = Harness(size: CGSize(width: 200, height: 60)) { SelectingField(probe: probe) }
    harness.frame()
    harness.frame()
    #expect(probe.selected == "40")
    type(harness, "7")
    #expect(probe.text == "7")
  }

  @Test func `of several ranges all from the first to the last is selected`() {
    let (harness, probe) = field("abcde", isPage: false)
    let text = probe.text
    func range(_ start: Int, _ end: Int) -> Range<String.Index> {
      text.index(text.startIndex, offsetBy: start)..<text.index(text.startIndex, offsetBy: end)
    }
    let ranges = RangeSet([range(1, 2), range(3, 4)])
    #expect(TextSelection(ranges: ranges).isInsertion == false)
    probe.select(TextSelection(ranges: ranges))
    harness.frame()
    type(harness, "-")
    #expect(probe.text == "a-e")
  }

  @Test func `a selection of a longer text is clamped`() {
    let (harness, probe) = field("ab", isPage: false)
    let long = "abcdefgh"
    probe.select(
      TextSelection(range: long.index(long.startIndex, offsetBy: 1)..<long.endIndex))
    harness.frame()
    type(harness, "x")
    #expect(probe.text == "ax")
  }
}
