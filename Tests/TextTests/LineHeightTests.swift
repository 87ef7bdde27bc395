// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

/// The heights and indents of lines that paragraph styles set.
@MainActor
struct LineHeightTests {
  private let engine = PangoTextEngine()

  @Test func `a multiple of the height is added above the characters`() {
    let plain = engine.layout(styled("a\nb"))
    let tall = engine.layout(styled("a\nb").with(\.lineHeightMultiple, 1.5))
    #expect(abs(tall.height - 1.5 * plain.height) < 1e-9)
    // The baseline is rounded to whole points.
    #expect(abs(tall.firstBaseline - plain.firstBaseline - plain.height / 4) <= 1)
    #expect(abs(tall.height - tall.lastBaseline - (plain.height - plain.lastBaseline)) <= 1)
  }

  @Test(arguments: [(0, 0, 20.29), (30, 0, 30), (30, 25, 25), (0, 12, 12), (-5, -5, 20.29)])
  func `heights have limits`(least: Double, most: Double, height: Double) {
    let text = styled("a\nb").with(\.minimumLineHeight, least).with(\.maximumLineHeight, most)
    #expect(abs(engine.layout(text).height - 2 * height) < 0.01)
  }

  @Test func `space is added between paragraphs, and not between their lines`() {
    func height(_ string: String) -> Double {
      let plain = styled(string)
      let spaced = plain.with(\.paragraphSpacing, 9)
      let width = engine.width(styled("aaa bb"))
      return engine.layout(spaced, width: width, height: nil).height
        - engine.layout(plain, width: width, height: nil).height
    }
    #expect(height("aaa bbb") == 0)
    #expect(abs(height("aaa\nbbb") - 9) < 1e-9)
    #expect(abs(height("aaa\nbbb ccc\nddd") - 18) < 1e-9)
  }

  @Test func `the first line and the others have their own indents`() {
    let text = styled("aaaa aaaa").with(\.firstLineIndent, 20).with(\.indent, 6)
    let width = engine.width(styled("aaaa"))
    let layout = engine.layout(text, width: width + 20.1, height: nil)
    #expect(layout.lineCount == 2)
    let plain = engine.layout(styled("aaaa")).glyphs[0].x
    #expect(layout.glyphs.count == 8)
    #expect(abs(Double(layout.glyphs[0].x - plain) - 20) < 1e-3)
    #expect(abs(Double(layout.glyphs[4].x - plain) - 6) < 1e-3)
    #expect(abs(layout.width - width - 20) < 1)
    // The indent takes space.
    let one = styled("aaaa").with(\.firstLineIndent, 20)
    #expect(engine.layout(one, width: width + 20.1, height: nil).lineCount == 1)
    #expect(engine.layout(one, width: width + 19, height: nil).lineCount == 2)
  }

  @Test func `runs of one color with other decorations are pieces of their own`() {
    var text = styled("ab")
    text.runs.append(text.runs[0])
    text.runs[1].decoration = TextDecoration(7)
    let pieces = engine.layout(text).pieces
    #expect(pieces.map(\.decoration) == [nil, TextDecoration(7)])
    #expect(TextDecoration(7) != TextDecoration(8) && TextDecoration(7) != TextDecoration("7"))
  }
}
