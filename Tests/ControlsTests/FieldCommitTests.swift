// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct FieldCommitTests {
  private final class Log {
    var entries: [String] = []
  }

  private func pressReturn(in view: some View) {
    let harness = Harness(size: CGSize(width: 200, height: 60)) { view }
    harness.key("Tab")
    harness.key("Tab", isDown: false)
    harness.key("Return")
    harness.key("Return", isDown: false)
  }

  @Test func `Return calls the commit action of a field before the actions around it`() {
    let log = Log()
    pressReturn(
      in: TextField("Name", text: .constant("a"), onCommit: { log.entries.append("text") })
        .onSubmit { log.entries.append("outer") })
    pressReturn(
      in: SecureField("Name", text: .constant("a"), onCommit: { log.entries.append("secure") }))
    pressReturn(
      in: TextField(
        "Name", text: .constant("a"), onEditingChanged: { log.entries.append("editing \($0)") },
        onCommit: { log.entries.append("commit") }))
    #expect(log.entries.prefix(4) == ["text", "outer", "secure", "editing true"])
    #expect(Set(log.entries.dropFirst(4)) == ["commit", "editing false"])
  }

  @Test func `an empty field shows the prompt, or else its label`() {
    func drawn(_ view: some View) -> String {
      let list = Harness(size: CGSize(width: 200, height: 60)) { view }.list
      return "\(list)"
    }
    let text = Binding.constant("")
    #expect(
      drawn(TextField(text: text, prompt: Text("Prompt")) { Text("Label") })
        == drawn(TextField("Prompt", text: text)))
    #expect(drawn(TextField(text: text) { Text("Label") }) == drawn(TextField("Label", text: text)))
    #expect(
      drawn(SecureField(text: text, prompt: Text("Prompt")) { Image(systemName: "lock") })
        == drawn(SecureField("Prompt", text: text)))
    #expect(
      drawn(SecureField("Label", text: text, prompt: Text("Prompt")))
        == drawn(SecureField("Prompt", text: text)))
  }

  @Test func `a sidebar list looks as on a phone`() {
    func drawn(_ style: some ListStyle) -> String {
      let harness = Harness(size: CGSize(width: 300, height: 200)) {
        List { Section { Text("b") } }.listStyle(style)
      }
      return "\(harness.list)"
    }
    #expect(drawn(.sidebar) == drawn(.insetGrouped))
    #expect(drawn(.sidebar) != drawn(.plain))
  }
}
