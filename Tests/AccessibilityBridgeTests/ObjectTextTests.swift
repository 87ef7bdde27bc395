// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Testing

/// Parts of texts, by offsets that count code points.
struct ObjectTextTests {
  @Test func `offsets count code points, not characters`() {
    let text = ObjectText("e\u{301}👩‍👧x")
    #expect(text.count == 6)
    #expect(text.string(0..<2) == "e\u{301}")
    #expect(text.character(at: 2) == 1)
    #expect(text.character(at: 3) == 1, "an offset within a character is that of the character")
    #expect(text.character(at: 99) == 3)
  }

  @Test(arguments: [
    (0, 0..<7), (5, 0..<7), (6, 0..<7), (7, 7..<11), (10, 7..<11),
  ])
  func `a word ends where the next one starts`(offset: Int, range: Range<Int>) {
    #expect(ObjectText("Hello, you!").range(of: .word, at: offset) == range)
  }

  @Test func `sentences and lines`() {
    let text = ObjectText("One. Two?\nThree")
    #expect(text.string(text.range(of: .sentence, at: 0)) == "One. ")
    #expect(text.string(text.range(of: .sentence, at: 6)) == "Two?\n")
    #expect(text.string(text.range(of: .line, at: 3)) == "One. Two?\n")
    #expect(text.string(text.range(of: .line, at: 12)) == "Three")
    #expect(ObjectText("").range(of: .word, at: 3).isEmpty)
  }

  @Test func `several spaces are of the sentence before them, in linear time`() {
    let text = ObjectText("One.   Two.  ")
    #expect(text.string(text.range(of: .sentence, at: 0)) == "One.   ")
    #expect(text.string(text.range(of: .sentence, at: 5)) == "One.   ")
    #expect(text.string(text.range(of: .sentence, at: 12)) == "Two.  ")
    // Quadratic, this takes minutes.
    let spaces = ObjectText(String(repeating: " ", count: 500_000))
    #expect(spaces.range(of: .sentence, at: 250_000) == 0..<500_000)
  }

  @Test func `ranges are limited to the text, and -1 is its end`() {
    let text = ObjectText("abc")
    #expect(text.range(1, -1) == 1..<3)
    #expect(text.range(-5, 99) == 0..<3)
    #expect(text.range(3, 1) == 3..<3)
  }
}
