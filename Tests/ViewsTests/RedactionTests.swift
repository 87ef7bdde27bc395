// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct RedactionTests {
  private func drawn(_ view: some View) -> String {
    "\(Harness(size: CGSize(width: 200, height: 100)) { view }.list)"
  }

  @Test func `a placeholder draws shapes instead of texts, of the same size`() {
    let plain = Harness(size: CGSize(width: 200, height: 100)) {
      Text("secret").background(Color.red)
    }
    let redacted = Harness(size: CGSize(width: 200, height: 100)) {
      Text("secret").background(Color.red).redacted(reason: .placeholder)
    }
    #expect("\(plain.list)".contains("secret"))
    #expect(!"\(redacted.list)".contains("secret"))
    #expect(redacted.list.fillBounds.first == plain.list.fillBounds.first)
    #expect(redacted.list.fillBounds.count == 2)
  }

  @Test func `each line of a text has a shape of its own`() {
    let harness = Harness(size: CGSize(width: 60, height: 100)) {
      Text("first second third").redacted(reason: .placeholder)
    }
    #expect(harness.list.fillBounds.count == 3)
  }

  @Test func `unredacted views inside are drawn`() {
    let text = drawn(
      VStack {
        Text("hidden")
        Text("shown").unredacted()
      }
      .redacted(reason: .placeholder))
    #expect(text.contains("shown"))
    #expect(!text.contains("hidden"))
  }

  @Test func `privacy hides only sensitive views`() {
    func view(_ reason: RedactionReasons) -> some View {
      VStack {
        Text("public")
        Text("private").privacySensitive()
      }
      .redacted(reason: reason)
    }
    #expect(drawn(view(.privacy)).contains("public"))
    #expect(!drawn(view(.privacy)).contains("private"))
    #expect(drawn(view(.invalidated)).contains("private"))
    #expect(!drawn(view(.placeholder)).contains("public"))
  }

  @Test func `images and text fields are hidden as well`() {
    let image = drawn(Image(systemName: "star"))
    #expect(drawn(Image(systemName: "star").redacted(reason: .placeholder)) != image)
    let field = drawn(
      TextField("", text: .constant("secret")).redacted(reason: .placeholder))
    #expect(!field.contains("secret"))
  }

  private struct Reasons: View {
    let record: (RedactionReasons) -> Void
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
      let _ = record(reasons)
      Text("a")
    }
  }

  @Test func `views read all reasons around them`() {
    var read: RedactionReasons = []
    _ = drawn(
      Reasons { read = $0 }.redacted(reason: .privacy).redacted(reason: .invalidated))
    #expect(read == [.privacy, .invalidated])
  }
}
