// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
struct DirectionTests {
  let engine = PangoTextEngine()

  @Test func `Hebrew runs from right to left`() {
    let (word, first) = (engine.layout(styled("אב")), engine.layout(styled("א")))
    let aleph = word.glyphs.first { $0.shape == first.glyphs[0].shape }
    let bet = word.glyphs.first { $0.shape != first.glyphs[0].shape }
    #expect((aleph?.x ?? 0) > (bet?.x ?? 0))
    #expect(word.text == "אב")
  }

  @Test func `Arabic letters join`() {
    let joined = Set(engine.layout(styled("ببب")).glyphs.map(\.shape))
    let alone = engine.layout(styled("ب")).glyphs.map(\.shape)
    #expect(joined.subtracting(alone).count >= 2)
  }

  @Test func `Latin letters and numbers within Hebrew run from left to right`() {
    let layout = engine.layout(styled("אב xy 12"))
    func x(_ string: String) -> Float {
      let shape = engine.layout(styled(string)).glyphs[0].shape
      return layout.glyphs.first { $0.shape == shape }?.x ?? -1
    }
    #expect(x("x") < x("y"))
    #expect(x("1") < x("2"))
    #expect(x("y") < x("ב"))
    #expect(x("ב") < x("א"))
  }

  @Test func `a paragraph's direction follows its first letter, or else the text's direction`() {
    func firstIsLeft(_ string: String, rightToLeft: Bool) -> Bool {
      let layout = engine.layout(styled(string).with(\.isRightToLeft, rightToLeft))
      let shape = engine.layout(styled("!")).glyphs[0].shape
      return layout.glyphs.min { $0.x < $1.x }?.shape == shape
    }
    #expect(!firstIsLeft("a!", rightToLeft: true))
    #expect(firstIsLeft("א!", rightToLeft: false))
    #expect(firstIsLeft("!א", rightToLeft: false) == false)
    #expect(firstIsLeft("!-", rightToLeft: false))
    #expect(!firstIsLeft("!-", rightToLeft: true))
  }

  @Test func `the ellipsis of right-to-left text is at the left`() {
    let text = styled("שלום עולם זה טקסט ארוך מאוד").with(\.lineLimit, 1)
    let layout = engine.layout(text, width: 100, height: nil)
    let dots = engine.layout(styled("…")).glyphs[0].shape
    #expect(layout.glyphs.min { $0.x < $1.x }?.shape == dots)
  }
}
