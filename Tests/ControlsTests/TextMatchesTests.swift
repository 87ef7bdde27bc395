// Part of Snapback, under the MIT licence; see LICENSE.

import Controls
import Testing

/// The matches of a search in the text of an editor.
@Suite struct TextMatchesTests {
  @Test func `a text is searched again only if it or the query changes`() {
    var matches = TextMatches()
    let one = TextSearch(query: "ONE")
    for _ in 0..<3 { #expect(matches.find(one, in: "one two one") == [0..<3, 8..<11]) }
    #expect(matches.searches == 1)
    let next = TextSearch(query: "ONE", index: 1, step: 1)
    #expect(matches.find(next, in: "one two one").count == 2 && matches.searches == 1)
    #expect(matches.find(next, in: "one two").count == 1 && matches.searches == 2)
    #expect(matches.find(TextSearch(query: ""), in: "one two") == [] && matches.searches == 3)
  }
}
