// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
@Suite struct CaretLineTests {
  private let engine = PangoTextEngine()

  private func text(_ string: String) -> StyledText {
    StyledText([StyledText.Run(string, font: FontDescription(size: 17))])
  }

  @Test(arguments: [
    "", "a", "a\n", "\n\n", "one two\r\nthree", "aaa bbb ccc ddd eee fff\ngg  \n\nhé🙂 שלום abc",
  ])
  func `caret lines cover all characters in order, and are as high as the layout`(string: String) {
    for width in [nil, 40.0, 70, 1000] as [Double?] {
      let text = text(string)
      let lines = engine.caretLines(text, width: width)
      let layout = engine.layout(text, width: width, height: nil)
      #expect(lines.count == layout.lineCount)
      let characters = Array(string)
      var next = 0
      for line in lines {
        #expect(line.offsets.count == line.characters.count + 1)
        if line.characters.lowerBound != next {
          #expect(line.characters.lowerBound == next + 1 && characters[next].isNewline)
        }
        next = line.characters.upperBound
        for index in line.characters { #expect(!characters[index].isNewline) }
      }
      #expect(next == characters.count)
      #expect(abs((lines.last.map { $0.top + $0.height } ?? 0) - Double(layout.size.height)) < 3)
    }
  }

  @Test func `characters at a change of direction keep their own edges`() throws {
    let line = try #require(engine.caretLines(text("abשלוםcd"), width: nil).first)
    #expect(!line.isRightToLeft && line.trailings.count == 8)
    for index in 2..<6 { #expect(line.trailings[index] < line.offsets[index]) }
    for index in [0, 1, 6, 7] { #expect(line.trailings[index] > line.offsets[index]) }
    // The first Hebrew letter is at the right of its run, beside the Latin letters after it.
    #expect(abs(line.offsets[2] - line.offsets[6]) < 0.01)
    #expect(abs(line.trailings[5] - line.trailings[1]) < 0.01)
    let other = try #require(engine.caretLines(text("שלום"), width: nil).first)
    #expect(other.isRightToLeft)
  }

  @Test func `a broken line ends before the character that begins the next`() {
    let lines = engine.caretLines(text("aaaa bbbb"), width: 50)
    #expect(lines.map(\.characters) == [0..<5, 5..<9])
    #expect(lines[1].offsets.first == 0)
    #expect(lines[1].top > 0)
  }

  @Test func `a trailing alignment aligns the ends of the lines`() throws {
    var text = text("aaaa\nb")
    text.alignment = .trailing
    let lines = engine.caretLines(text, width: 200)
    let ends = lines.compactMap(\.offsets.last)
    #expect(ends.count == 2 && abs(ends[0] - ends[1]) < 0.01)
    let start = try #require(lines.last?.offsets.first)
    #expect(start > 5)
  }
}
