// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

/// Sources that are changed in the window, and those of their files.
@Suite struct SourceDraftTests {
  private static func modules(_ texts: [String: String]) -> [ModuleSources] {
    let files = texts.sorted { $0.key < $1.key }
      .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return [ModuleSources(files)]
  }

  private static func texts(_ modules: [ModuleSources]) -> [String] {
    modules.flatMap(\.files).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `a draft is in the place of its file until it is removed`() {
    var drafts = SourceDrafts()
    let modules = Self.modules(["/a": "one", "/b": "two"])
    drafts.set("three", of: "/b")
    for _ in 0..<2 { #expect(Self.texts(drafts.applied(to: modules)) == ["one", "three"]) }
    drafts.set("four", of: "/b")
    #expect(Self.texts(drafts.applied(to: modules)) == ["one", "four"])
    drafts.set(nil, of: "/b")
    #expect(Self.texts(drafts.applied(to: modules)) == ["one", "two"])
    #expect(drafts.isEmpty)
  }

  @Test func `what an editor saves replaces a draft, and the next draft that`() {
    var drafts = SourceDrafts()
    drafts.set("draft", of: "/a")
    #expect(Self.texts(drafts.applied(to: Self.modules(["/a": "one"]))) == ["draft"])
    let saved = Self.modules(["/a": "saved"])
    #expect(Self.texts(drafts.applied(to: saved)) == ["saved"])
    drafts.set("draft", of: "/a")
    #expect(Self.texts(drafts.applied(to: saved)) == ["draft"])
  }

  @Test func `drafts of other files are not kept`() {
    var drafts = SourceDrafts()
    for number in 0..<100 { drafts.set("x", of: "/other\(number)") }
    #expect(Self.texts(drafts.applied(to: Self.modules(["/a": "one"]))) == ["one"])
    #expect(drafts.isEmpty)
  }
}
