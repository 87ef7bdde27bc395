// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct TextFieldStyleTests {
  /// A style with a red background of its own, which turns green while the text is not empty.
  private struct Framed: TextFieldStyle {
    @Binding var text: String

    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).background(text.isEmpty ? Color.red : .green)
    }
  }

  private struct Form: View {
    let isSecure: Bool
    @State private var text = ""

    var body: some View {
      Group {
        if isSecure { SecureField("Code", text: $text) } else { TextField("Code", text: $text) }
      }
      .textFieldStyle(Framed(text: $text))
    }
  }

  private func background(_ harness: Harness) -> [CGRect] { harness.list.fillBounds }

  @Test(arguments: [false, true])
  func `a style of one's own is around the field, which can be edited`(isSecure: Bool) {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Form(isSecure: isSecure) }
    #expect(harness.list.fillBounds.first?.minX == 0)
    #expect("\(harness.list)".contains("#ff3b30"))
    #expect(harness.list.glyphItems.map(\.run.text) == ["Code"])
    harness.send(.key(KeySample(time: 0, key: "Tab", isDown: true, modifiers: [])))
    harness.send(.text(TextSample(time: 0, text: "ab", kind: .typed)))
    harness.frame()
    #expect("\(harness.list)".contains("#34c759"))
    #expect(harness.list.glyphItems.map(\.run.text) == [isSecure ? "••" : "ab"])
  }

  @Test func `an inner style of the system replaces an outer one`() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      VStack {
        TextField("A", text: .constant("")).textFieldStyle(.plain)
      }
      .textFieldStyle(Framed(text: .constant("")))
    }
    #expect(!"\(harness.list)".contains("#ff3b30"))
  }

  @Test func `a prompt has the color that it sets, and not the field's`() throws {
    func paint(_ prompt: Text) throws -> String {
      let harness = Harness(size: CGSize(width: 200, height: 60)) {
        TextField("Name", text: .constant(""), prompt: prompt).foregroundColor(.blue)
      }
      return "\(try #require(harness.list.glyphItems.first).paint)"
    }
    #expect(try paint(Text("Ada").foregroundColor(.red)) == "#ff3b30")
    #expect(try paint(Text("Ada").foregroundStyle(.secondary)) == "#3c3c43 @ 0.6")
    #expect(try paint(Text("Ada")) == "#3c3c43 @ 0.3")
  }
}
