// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
struct LineTests {
  let engine = PangoTextEngine()
  let sentence = styled("The quick brown fox jumps over the lazy dog.")

  @Test func `without a proposal each paragraph is one line`() {
    let layout = engine.layout(styled("one two three\nfour\r\nfive\u{2029}six"))
    #expect(layout.lines == ["one two three", "four", "five", "six"])
    #expect(layout.lineCount == 4)
  }

  @Test func `lines break between words and do not exceed the proposed width`() {
    let layout = engine.layout(sentence, width: 120, height: nil)
    #expect(layout.lineCount > 2)
    #expect(layout.width <= 120)
    #expect(layout.lines.joined(separator: " ") == sentence.string)
  }

  @Test func `a layout fits into its own size`() {
    for width in stride(from: 40.0, through: 340, by: 7) {
      let layout = engine.layout(sentence, width: width, height: nil)
      let again = engine.layout(sentence, width: layout.width, height: layout.height)
      #expect(again.lines == layout.lines)
      #expect(again.size == layout.size)
      #expect(!again.isTruncated)
    }
  }

  @Test func `a word that is too long for a line is broken`() {
    let layout = engine.layout(styled("Donaudampfschiff"), width: 50, height: nil)
    #expect(layout.lineCount > 1)
    #expect(layout.width <= 50)
    #expect(layout.lines.joined() == "Donaudampfschiff")
  }

  @Test func `Korean breaks only between words`() {
    let text = styled("드래그하여 시트를 올리세요")
    let layout = engine.layout(text, width: engine.width(styled("드래그하여 시")), height: nil)
    #expect(layout.lines == ["드래그하여", "시트를", "올리세요"])
  }

  @Test func `Japanese breaks anywhere`() {
    let text = styled("日本語日本語日本語")
    let layout = engine.layout(text, width: engine.width(styled("日本語日")), height: nil)
    #expect(layout.lines == ["日本語日", "本語日本", "語"])
  }

  @Test func `trailing spaces count towards the width`() {
    let space = engine.width(styled("a b")) - engine.width(styled("ab"))
    let (bare, spaced) = (engine.width(styled("one")), engine.width(styled("one   ")))
    #expect(abs(spaced - bare - 3 * space) < 0.05)
    #expect(engine.width(styled("  one")) > bare)
  }

  @Test func `the space at which a line is broken counts towards the width, as far as it fits`() {
    // In pictures of iOS 15 to 17: text of 16 points with a border ends 5 points right of the last
    // letter of its longest line, if another line follows, or else 1.5.
    let bare = engine.width(styled("one two three"))
    let space = engine.width(styled("a b")) - engine.width(styled("ab"))
    let text = styled("one two three four")
    for (width, expected) in [(bare + 12, bare + space), (bare + 1, bare + 1), (bare, bare)] {
      let layout = engine.layout(text, width: width, height: nil)
      #expect(layout.lines == ["one two three", "four"])
      #expect(abs(layout.width - expected) < 0.05, "\(width)")
    }
  }

  @Test func `the space at which a line is broken does not move the line`() {
    let text = styled("one two three four")
    let width = engine.width(styled("one two three")) + 12
    func start(_ alignment: StyledText.Alignment, line: Int) -> (Double, Double) {
      let layout = engine.layout(text.with(\.alignment, alignment), width: width, height: nil)
      let first = layout.glyphs.map { Double($0.x) }
      return (line == 0 ? first[0] : first[11], layout.width)
    }
    let bare = engine.width(styled("one two three"))
    let (leading, layoutWidth) = start(.leading, line: 0)
    #expect(abs(start(.center, line: 0).0 - leading - (layoutWidth - bare) / 2) < 0.05)
    #expect(abs(start(.trailing, line: 0).0 - leading - (layoutWidth - bare)) < 0.05)
  }

  @Test(arguments: [("", 1), ("\n", 2), ("a\n", 2), ("a\n\nb", 3)])
  func `every line feed starts a line`(string: String, count: Int) {
    let (one, layout) = (engine.layout(styled("a")), engine.layout(styled(string)))
    #expect(layout.lineCount == count)
    #expect(abs(layout.height - one.height * Double(count)) < 1e-9)
    #expect(!layout.isTruncated)
  }

  @Test func `an empty text is one line high and has no width`() {
    for text in [StyledText(), styled("")] {
      let layout = engine.layout(text)
      #expect(layout.size == CGSize(width: 0, height: engine.layout(styled("a")).size.height))
      #expect(layout.pieces.isEmpty)
    }
  }

  @Test func `body text has iOS's line height in every script`() {
    for string in ["Aa", "가나", "Aa 가나", "日本語", "שלום", "🚀"] {
      #expect(abs(engine.layout(styled(string)).height - 20.29) < 0.01)
    }
  }

  @Test func `the largest font of a line determines its height`() {
    var text = styled("small ")
    text.runs += styled("LARGE", size: 34).runs
    let (both, large) = (engine.layout(text), engine.layout(styled("LARGE", size: 34)))
    #expect(both.height == large.height)
    #expect(both.firstBaseline == large.firstBaseline)
  }

  @Test func `line spacing is added between lines`() {
    let plain = engine.layout(styled("a\nb\nc"))
    let spaced = engine.layout(styled("a\nb\nc").with(\.lineSpacing, 10))
    #expect(abs(spaced.height - plain.height - 20) < 1e-9)
    #expect(spaced.firstBaseline == plain.firstBaseline)
  }

  @Test func `baselines are on whole points`() {
    let layout = engine.layout(styled("a\nb\nc\nd", size: 15))
    for glyph in layout.glyphs { #expect(glyph.y == glyph.y.rounded()) }
    #expect(Float(layout.lastBaseline) == layout.glyphs.last?.y)
  }

  @Test(arguments: [StyledText.Alignment.leading, .center, .trailing])
  func `shorter lines are positioned by the alignment`(alignment: StyledText.Alignment) {
    for isRightToLeft in [false, true] {
      var text = styled("mmmmmmmm\nmm").with(\.alignment, alignment)
      text.isRightToLeft = isRightToLeft
      let layout = engine.layout(text)
      let space = layout.width - engine.width(styled("mm"))
      let expected: Double =
        switch alignment {
        case .leading: isRightToLeft ? space : 0
        case .center: space / 2
        case .trailing: isRightToLeft ? 0 : space
        }
      #expect(abs(Double(layout.glyphs[8].x) - expected) < 1e-3)
    }
  }

  @Test(arguments: [0, -5, Double.nan, 0.001])
  func `a tiny width gives one character per line, and a tiny height one line`(width: Double) {
    let layout = engine.layout(styled("abc"), width: width, height: nil)
    #expect(layout.lines == ["a", "b", "c"])
    let low = engine.layout(styled("abc"), width: nil, height: width)
    #expect(low.lineCount == 1)
    #expect(!low.isTruncated || low.text.contains("…"))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a font with an invalid size takes no space`(size: Double) {
    let layout = engine.layout(styled("abc", size: size))
    #expect(layout.size == .zero)
    #expect(layout.glyphs.isEmpty)
  }

  @Test func `ten thousand characters are laid out without truncation`() {
    let text = styled(String(repeating: "Lorem ipsum dolor sit amet, 가나다 ", count: 320))
    let layout = engine.layout(text, width: 300, height: nil)
    #expect(layout.lineCount > 200)
    #expect(layout.width <= 300)
    #expect(!layout.isTruncated)
    let words = layout.text.split { $0 == " " || $0 == "\n" }
    #expect(words.count == 320 * 6)
  }
}
