// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct AttributedTextTests {
  private func drawn(_ text: some View) -> String {
    "\(Harness(size: CGSize(width: 300, height: 40)) { text }.list)"
  }

  @Test(arguments: ["[", "*a _b ", "**x ~~y ", "![](<", "`", "^[a "])
  func `a long text of openings that are not closed is shown as it is`(opening: String) throws {
    // The time must not grow with the square of the length.
    let text = String(repeating: opening, count: 20_000) + (opening == "`" ? "a" : "")
    let parsed = try AttributedString(
      markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    if opening != "`" { #expect(String(parsed.characters) == text) }
    let list = Harness(size: CGSize(width: 100, height: 100)) {
      Text(LocalizedStringKey(text)).lineLimit(1)
    }.list
    #expect(!list.items.isEmpty)
  }

  @Test(arguments: [("[", "]"), ("[", "](\\"), ("[a](b ", ")"), ("^[", "](x"), ("[a]", ")")])
  func `many openings before an end, which is searched for once`(opening: String, end: String)
    throws
  {
    let text =
      String(repeating: opening, count: 50_000) + String(repeating: "-", count: 5_000) + end
    let parsed = try AttributedString(
      markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(parsed.characters).hasPrefix(opening + opening))
    let list = Harness(size: CGSize(width: 100, height: 100)) {
      Text(LocalizedStringKey(text)).lineLimit(1)
    }.list
    #expect(!list.items.isEmpty)
  }

  @Test func `a line can have the style of an attribute`() {
    #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
    #expect(
      Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == Text.LineStyle(pattern: .dash))
    #expect(Text.LineStyle(nsUnderlineStyle: .patternDot) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, NSUnderlineStyle(rawValue: 0x500)]) == nil)
  }

  @Test func `attributes are drawn`() {
    var string = AttributedString("big red line")
    if let range = string.range(of: "big") { string[range].font = .title }
    if let range = string.range(of: "red") { string[range].foregroundColor = .red }
    if let range = string.range(of: "line") {
      string[range].underlineStyle = Text.LineStyle(color: .blue)
      string[range].strikethroughStyle = .single
      string[range].kern = 2
      string[range].baselineOffset = 3
    }
    let line = Text(verbatim: "line").underline(color: .blue).strikethrough().kerning(2)
      .baselineOffset(3)
    let big = Text(verbatim: "big").font(.title)
    let red = Text(verbatim: "red").foregroundColor(.red)
    let space = Text(verbatim: " ")
    #expect(Text(string) == Text("\(big)\(space)\(red)\(space)\(line)"))
    #expect(drawn(Text(string)) != drawn(Text(verbatim: "big red line")))
  }

  @Test func `a background color is an attribute of the text`() throws {
    var string = AttributedString("Some Text to")
    let plain = Text(string)
    let range = try #require(string.range(of: "Text"))
    string[range].backgroundColor = .red
    #expect(Text(string) != plain)
    string[range].backgroundColor = nil
    #expect(Text(string) == plain)
  }

  @Test func `emphasis and links have their appearance`() throws {
    let string = try AttributedString(markdown: "**a** *b* `c` ~~d~~ [e](f)")
    let (space, a) = (Text(verbatim: " "), Text(verbatim: "a").bold())
    let (b, c) = (Text(verbatim: "b").italic(), Text(verbatim: "c").monospaced())
    let d = Text(verbatim: "d").strikethrough()
    let url = try #require(URL(string: "f"))
    let e = Text("[e](\(url.absoluteString))")
    #expect(Text(string) == Text("\(a)\(space)\(b)\(space)\(c)\(space)\(d)\(space)\(e)"))
    #expect(drawn(Text("[e](f)")) == drawn(Text(verbatim: "e").foregroundColor(.accentColor)))
    #expect(
      drawn(Text("[e](f)").tint(.red)) == drawn(Text(verbatim: "e").foregroundColor(.red)))
  }

  @Test(
    arguments: [
      ("a **b** c", "a ", "b", " c", InlinePresentationIntent.stronglyEmphasized),
      ("a *b* c", "a ", "b", " c", .emphasized),
      ("a_b _c_", "a_b ", "c", "", .emphasized),
      ("`*a*`", "", "*a*", "", .code),
      ("x ~~b~~", "x ", "b", "", .strikethrough),
      ("***b***!", "", "b", "!", [.stronglyEmphasized, .emphasized]),
    ] as [(String, String, String, String, InlinePresentationIntent)])
  func `Markdown sets intents`(
    markdown: String, before: String, text: String, after: String, intent: InlinePresentationIntent
  ) throws {
    let string = try AttributedString(markdown: markdown)
    #expect(String(string.characters) == before + text + after)
    let marked = string.runs.filter { $0.inlinePresentationIntent != nil }
    #expect(marked.map { String(string[$0.range].characters) } == [text])
    #expect(marked.first?.inlinePresentationIntent == intent)
  }

  @Test(arguments: ["a * b", "a ** b", "2*3", "[a]", "[a](b", "\\*a\\*", "a_b_c", "`", ""])
  func `Markdown without an end remains text`(markdown: String) throws {
    let string = try AttributedString(markdown: markdown)
    #expect(String(string.characters) == markdown.replacing("\\", with: ""))
    #expect(string.runs.allSatisfy { $0.inlinePresentationIntent == nil && $0.link == nil })
  }

  @Test func `Markdown has nested emphasis and links`() throws {
    let string = try AttributedString(
      markdown: "see **the [*site*](b/c)**", baseURL: URL(string: "https://a.org/"))
    let link = try #require(string.runs.first { $0.link != nil })
    #expect(String(string[link.range].characters) == "site")
    #expect(link.link?.absoluteString == "https://a.org/b/c")
    #expect(link.inlinePresentationIntent == [.stronglyEmphasized, .emphasized])
    #expect(drawn(Text(string)) != drawn(Text(verbatim: "see the site")))
  }

  @Test func `white space depends on the syntax`() throws {
    let markdown = "# Title\n\na\n b\n\nc"
    func text(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String
    {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      return String(try AttributedString(markdown: markdown, options: options).characters)
    }
    #expect(try text(.full) == "Titlea bc")
    #expect(try text(.inlineOnly) == "# Title a b c")
    #expect(try text(.inlineOnlyPreservingWhitespace) == markdown)
  }

  @Test func `a list is joined as its language writes it`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: []) == "")
    #expect(formatter.string(from: [1]) == "1")
    #expect(formatter.string(from: ["a", "b"]) == "a and b")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    #expect(formatter.string(for: 1) == nil)
  }

  @Test func `a background color is that of its characters only`() {
    var string = AttributedString("big red")
    if let range = string.range(of: "red") { string[range].backgroundColor = .green }
    let runs = Text(string).styled(EnvironmentValues()).text.runs
    #expect(runs.map { $0.background != nil } == [false, true])
    #expect(runs.map(\.string) == ["big ", "red"])
  }

  @Test func `the width of characters is requested from the font`() {
    let appearance = [
      Text("a").fontWidth(.condensed), Text("a").font(.body.width(.condensed)),
      Text("a").fontWidth(.expanded), Text("a"),
    ].map { $0.styled(EnvironmentValues()).text.runs.first?.font.width }
    #expect(appearance == [0.75, 0.75, 1.25, 1])
  }
}
