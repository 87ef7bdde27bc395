// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
struct LineTests {
  let engine = PangoTextEngine()
  let sentence = styled("The quick brown fox jumps over the lazy dog.")

  @Test func `a text alone is one line for each paragraph`() {
    let layout = engine.layout(styled("one two three\nfour\r\nfive\u{2029}six"))
    #expect(layout.lines == ["one two three", "four", "five", "six"])
    #expect(layout.lineCount == 4)
  }

  @Test func `lines end between words, and are no wider than they may be`() {
    let layout = engine.layout(sentence, width: 120, height: nil)
    #expect(layout.lineCount > 2)
    #expect(layout.width <= 120)
    #expect(layout.lines.joined(separator: " ") == sentence.string)
  }

  @Test func `a text is as wide as its widest line, and fits into that`() {
    for width in stride(from: 40.0, through: 340, by: 7) {
      let layout = engine.layout(sentence, width: width, height: nil)
      let again = engine.layout(sentence, width: layout.width, height: layout.height)
      #expect(again.lines == layout.lines)
      #expect(again.size == layout.size)
      #expect(!again.isTruncated)
    }
  }

  @Test func `a word too long for a line is cut`() {
    let layout = engine.layout(styled("Donaudampfschiff"), width: 50, height: nil)
    #expect(layout.lineCount > 1)
    #expect(layout.width <= 50)
    #expect(layout.lines.joined() == "Donaudampfschiff")
  }

  @Test func `Korean breaks between words only`() {
    let text = styled("드래그하여 시트를 올리세요")
    let layout = engine.layout(text, width: engine.width(styled("드래그하여 시")), height: nil)
    #expect(layout.lines == ["드래그하여", "시트를", "올리세요"])
  }

  @Test func `Japanese breaks anywhere`() {
    let text = styled("日本語日本語日本語")
    let layout = engine.layout(text, width: engine.width(styled("日本語日")), height: nil)
    #expect(layout.lines == ["日本語日", "本語日本", "語"])
  }

  @Test func `spaces at the end of a line count for nothing`() {
    let (bare, spaced) = (engine.width(styled("one")), engine.width(styled("one   ")))
    #expect(bare == spaced)
    #expect(engine.width(styled("  one")) > bare)
  }

  @Test(arguments: [("", 1), ("\n", 2), ("a\n", 2), ("a\n\nb", 3)])
  func `every line feed makes a line`(string: String, count: Int) {
    let (one, layout) = (engine.layout(styled("a")), engine.layout(styled(string)))
    #expect(layout.lineCount == count)
    #expect(abs(layout.height - one.height * Double(count)) < 1e-9)
    #expect(!layout.isTruncated)
  }

  @Test func `nothing is a line high and has no width`() {
    for text in [StyledText(), styled("")] {
      let layout = engine.layout(text)
      #expect(layout.size == CGSize(width: 0, height: engine.layout(styled("a")).size.height))
      #expect(layout.pieces.isEmpty)
    }
  }

  @Test func `a body is as high as on a phone, whatever it is written in`() {
    for string in ["Aa", "가나", "Aa 가나", "日本語", "שלום", "🚀"] {
      #expect(abs(engine.layout(styled(string)).height - 20.29) < 0.01)
    }
  }

  @Test func `the larger font of a line makes its height`() {
    var text = styled("small ")
    text.runs += styled("LARGE", size: 34).runs
    let (both, large) = (engine.layout(text), engine.layout(styled("LARGE", size: 34)))
    #expect(both.height == large.height)
    #expect(both.firstBaseline == large.firstBaseline)
  }

  @Test func `line spacing is between the lines`() {
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
  func `shorter lines are where the alignment says`(alignment: StyledText.Alignment) {
    for isRightToLeft in [false, true] {
      var text = styled("mmmmmmmm\nmm").with(\.alignment, alignment)
      text.isRightToLeft = isRightToLeft
      let layout = engine.layout(text)
      let room = layout.width - engine.width(styled("mm"))
      let expected: Double =
        switch alignment {
        case .leading: isRightToLeft ? room : 0
        case .center: room / 2
        case .trailing: isRightToLeft ? 0 : room
        }
      #expect(abs(Double(layout.glyphs[8].x) - expected) < 1e-3)
    }
  }

  @Test(arguments: [0, -5, Double.nan, 0.001])
  func `hardly any width is a character a line, and no height is one line`(width: Double) {
    let layout = engine.layout(styled("abc"), width: width, height: nil)
    #expect(layout.lines == ["a", "b", "c"])
    let low = engine.layout(styled("abc"), width: nil, height: width)
    #expect(low.lineCount == 1)
    #expect(!low.isTruncated || low.text.contains("…"))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a font without a size takes no room`(size: Double) {
    let layout = engine.layout(styled("abc", size: size))
    #expect(layout.size == .zero)
    #expect(layout.glyphs.isEmpty)
  }

  @Test func `ten thousand characters are laid out whole`() {
    let text = styled(String(repeating: "Lorem ipsum dolor sit amet, 가나다 ", count: 320))
    let layout = engine.layout(text, width: 300, height: nil)
    #expect(layout.lineCount > 200)
    #expect(layout.width <= 300)
    #expect(!layout.isTruncated)
    let words = layout.text.split { $0 == " " || $0 == "\n" }
    #expect(words.count == 320 * 6)
  }
}
