// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures
import Testing

/// Parsing of icon files.
struct XMLTagReaderTests {
  private static func read(_ text: String) -> (tags: [XMLTagReader.Tag], isComplete: Bool) {
    var (tags, reader) = ([XMLTagReader.Tag](), XMLTagReader(Array(text.utf8)))
    while let tag = reader.next() { tags.append(tag) }
    return (tags, reader.isComplete)
  }

  @Test func `elements open and close with their attributes`() {
    let (tags, isComplete) = Self.read(
      """
      <?xml version="1.0"?><!DOCTYPE svg>
      <svg viewBox = "0 0 16 16"\n fill='a "b">c'><!-- <path> - -- >--><title>Heart</title>
      <path d="M1 2"/></svg >\n
      """)
    #expect(isComplete)
    #expect(tags.map(\.name) == ["svg", "title", "title", "path", "svg"])
    #expect(tags.map(\.opens) == [true, true, false, true, false])
    #expect(tags.map(\.closes) == [false, false, true, true, true])
    #expect(tags[0].attributes == ["viewBox": "0 0 16 16", "fill": "a \"b\">c"])
    #expect(tags[3].attributes == ["d": "M1 2"])
  }

  @Test(
    arguments: [
      "", "no tags", "<", "<>", "<svg", "<svg>", "<svg><path/>", "<svg></path></svg>", "</svg>",
      "<svg a></svg>", "<svg a=></svg>", "<svg a=1></svg>", "<svg a='1></svg>", "<svg/><svg/>",
      "<svg></svg a='1'>", "<!-- <svg/>", "<?xml <svg/", "<svg><", "<svg/></svg>", "< svg/>",
    ])
  func `malformed XML is not complete`(text: String) {
    #expect(!Self.read(text).isComplete)
  }
}
