// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

private final class SelectionProbe {
  var selection: TextSelection?
}

private struct Field: View {
  let probe: SelectionProbe
  @State private var text = "one two"
  @State private var selection: TextSelection?

  var body: some View {
    TextField("", text: $text, selection: $selection)
      .onChange(of: selection, initial: true) { probe.selection = selection }
  }
}

/// The character that the caret of a field belongs to.
@MainActor
@Suite struct TextSelectionAffinityTests {
  /// Returns the affinity of the caret after a text was typed.
  private func typed(_ affinity: TextSelectionAffinity) throws -> TextSelectionAffinity {
    let probe = SelectionProbe()
    let harness = Harness(size: CGSize(width: 200, height: 120)) {
      Field(probe: probe).textSelectionAffinity(affinity)
    }
    harness.key("Tab")
    harness.send(.text(TextSample(time: harness.time, text: "xyz", kind: .typed)))
    harness.frame()
    harness.frame()
    return try #require(probe.selection).affinity
  }

  @Test func `carets belong to the character before them, or to the preferred one`() throws {
    #expect(try typed(.automatic) == .upstream)
    #expect(try typed(.upstream) == .upstream)
    #expect(try typed(.downstream) == .downstream)
  }
}
