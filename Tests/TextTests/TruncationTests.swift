// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
struct TruncationTests {
  let engine = PangoTextEngine()
  let sentence = styled("The quick brown fox jumps over the lazy dog.")

  @Test(arguments: 1...3)
  func `lines beyond the limit are replaced by an ellipsis`(limit: Int) {
    let layout = engine.layout(sentence.with(\.lineLimit, limit), width: 100, height: nil)
    #expect(layout.lineCount == limit)
    #expect(layout.isTruncated)
    #expect(layout.lines.last?.hasSuffix("…") == true)
    #expect(layout.width <= 100)
  }

  @Test func `a text within the limit is not truncated`() {
    let free = engine.layout(sentence, width: 100, height: nil)
    let limited = engine.layout(
      sentence.with(\.lineLimit, free.lineCount), width: 100, height: nil)
    #expect(limited.lines == free.lines)
    #expect(!limited.isTruncated)
  }

  @Test func `the height limits the number of lines, but there is at least one`() {
    let line = engine.layout(sentence).height
    for (height, count) in [(0.0, 1), (line * 0.5, 1), (line * 2, 2), (line * 2.9, 2)] {
      let layout = engine.layout(sentence, width: 100, height: height)
      #expect(layout.lineCount == count)
      #expect(layout.isTruncated)
    }
  }

  @Test func `the truncation mode determines the ellipsis's position`() {
    func line(_ truncation: StyledText.Truncation) -> String {
      let text = sentence.with(\.lineLimit, 1).with(\.truncation, truncation)
      let layout = engine.layout(text, width: 150, height: nil)
      #expect(layout.width <= 150)
      return layout.lines.first ?? ""
    }
    #expect(line(.tail).hasPrefix("The quick") && line(.tail).hasSuffix("…"))
    #expect(line(.head).hasPrefix("…") && line(.head).hasSuffix("lazy dog."))
    #expect(line(.middle).hasPrefix("The q") && line(.middle).hasSuffix(" dog."))
    #expect(line(.middle).contains("…"))
  }

  @Test(arguments: [StyledText.Truncation.head, .middle, .tail])
  func `a truncated line is the same in its own width`(truncation: StyledText.Truncation) {
    for pixel in [nil, 1, 0.5] as [Double?] {
      let text = sentence.with(\.lineLimit, 1).with(\.truncation, truncation)
        .with(\.pixelLength, pixel)
      for width in stride(from: 30.0, through: 300, by: 1.5) {
        let line = engine.layout(text, width: width, height: nil)
        let again = engine.layout(text, width: line.width, height: nil)
        #expect(again.lines == line.lines && again.width == line.width)
      }
    }
  }

  @Test func `a line of any width that is truncated in the middle has the end of the text`() {
    let text = styled("first\nsecond").with(\.lineLimit, 1).with(\.truncation, .middle)
    let line = engine.layout(text)
    #expect(line.lines == ["first…second"])
    #expect(engine.layout(text, width: line.width, height: nil).lines == line.lines)
  }

  @Test func `there is no space next to an ellipsis`() {
    for truncation in [StyledText.Truncation.head, .middle, .tail] {
      let text = sentence.with(\.lineLimit, 1).with(\.truncation, truncation)
      for width in stride(from: 30.0, through: 300, by: 3) {
        let line = engine.layout(text, width: width, height: nil).lines.first ?? ""
        #expect(!line.contains(" …"))
        #expect(truncation == .middle || !line.contains("… "))
      }
    }
  }

  @Test func `head truncation keeps the end of the whole text`() {
    let text = styled("first\nsecond\nthird").with(\.lineLimit, 2).with(\.truncation, .head)
    #expect(engine.layout(text).lines == ["first", "…third"])
  }

  @Test func `an omitted paragraph is replaced by an ellipsis`() {
    let layout = engine.layout(styled("first\nsecond").with(\.lineLimit, 1))
    #expect(layout.lines == ["first…"])
    #expect(layout.isTruncated)
  }

  @Test func `only an ellipsis remains if nothing fits`() {
    let layout = engine.layout(sentence.with(\.lineLimit, 1), width: 1, height: nil)
    #expect(layout.lines == ["…"])
  }

  @Test func `a line limit can reserve its space`() {
    var text = styled("one").with(\.lineLimit, 3)
    let line = engine.layout(text).height
    text.reservedLines = 3
    text.lineSpacing = 2
    let layout = engine.layout(text)
    #expect(abs(layout.height - 3 * line - 4) < 1e-9)
    #expect(layout.lineCount == 1)
  }

  @Test func `fonts shrink only as far as necessary`() {
    let text = sentence.with(\.lineLimit, 1).with(\.minimumScale, 0.5)
    let full = engine.layout(text)
    for share in [0.55, 0.8, 0.95] {
      let layout = engine.layout(text, width: full.width * share, height: nil)
      #expect(!layout.isTruncated)
      #expect(layout.width <= full.width * share + 0.01)
      #expect(layout.width > full.width * (share - 0.002))
      #expect(abs(layout.height - full.height * share) < 0.1)
    }
    let least = engine.layout(text, width: full.width * 0.3, height: nil)
    #expect(least.isTruncated)
    #expect(least.glyphs.allSatisfy { $0.size == 8.5 })
  }
}
