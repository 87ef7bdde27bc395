// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
struct TighteningTests {
  private let engine = PangoTextEngine()

  @Test func `a text that is slightly too wide for its place stays on one line`() {
    var text = styled("Just some text")
    let ideal = engine.width(text)
    #expect(engine.layout(text, width: ideal * 0.995, height: nil).lineCount == 2)
    text.tightening = 0.01
    let tight = engine.layout(text, width: ideal * 0.995, height: nil)
    #expect(tight.lineCount == 1)
    #expect(abs(tight.size.width - ideal * 0.995) < 0.01)
    #expect(tight.firstBaseline == engine.layout(text, width: nil, height: nil).firstBaseline)
    #expect(engine.layout(text, width: ideal * 0.98, height: nil).lineCount == 2)
  }

  @Test func `the last glyph ends where the text ends`() throws {
    var text = styled("Iiiiiiii Iiiiiiii")
    text.tightening = 0.01
    let ideal = engine.layout(text, width: nil, height: nil)
    let tight = engine.layout(text, width: ideal.size.width * 0.992, height: nil)
    let (last, tightLast) = (try #require(ideal.glyphs.last), try #require(tight.glyphs.last))
    #expect(abs(Double(tightLast.x) / Double(last.x) - 0.992) < 0.001)
  }
}
