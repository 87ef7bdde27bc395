// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
struct GlyphTests {
  let engine = PangoTextEngine()

  @Test func `advances, heights and areas scale with the font size where there is no tracking`() {
    let (small, large) = (
      engine.layout(styled("Hamburg", size: 80)), engine.layout(styled("Hamburg", size: 240))
    )
    #expect(abs(large.width - 3 * small.width) < 1e-3)
    #expect(abs(large.height - 3 * small.height) < 1e-9)
    #expect(abs(large.ink / small.ink - 9) < 1e-3)
    #expect(zip(small.glyphs, large.glyphs).allSatisfy { $0.shape == $1.shape })
  }

  @Test func `each weight is bolder than the one before`() {
    for design in [FontDescription.Design.standard, .monospaced] {
      let inks = stride(from: 100, through: 900, by: 100).map {
        engine.layout(styled("Hamburg", weight: $0, design: design)).ink
      }
      for (lighter, bolder) in zip(inks, inks.dropFirst()) {
        // JetBrains Mono ends at 800.
        #expect(design == .standard ? bolder > lighter * 1.02 : bolder >= lighter)
      }
      #expect((inks.last ?? 0) > 1.4 * (inks.first ?? 0))
    }
  }

  @Test(arguments: [FontDescription.Design.serif, .rounded, .monospaced])
  func `every design has its own font and the same line height`(design: FontDescription.Design) {
    let (designed, standard) = (
      engine.layout(styled("Hamburg", design: design)), engine.layout(styled("Hamburg"))
    )
    #expect(designed.glyphs.map(\.shape) != standard.glyphs.map(\.shape))
    #expect(designed.height == standard.height)
    #expect(engine.layout(styled("Hamburg", weight: 700, design: design)).ink > designed.ink * 1.1)
  }

  @Test func `monospaced digits are equally wide`() {
    let widths = (0...9).map { engine.width(styled("\($0)", digits: true)) }
    #expect(Set(widths).count == 1)
    #expect(engine.width(styled("1")) < engine.width(styled("0")))
  }

  @Test func `fonts without an italic are slanted`() {
    let (upright, leaning) = (
      engine.layout(styled("가", size: 100)), engine.layout(styled("가", size: 100, isItalic: true))
    )
    #expect(abs(leaning.ink / upright.ink - 1) < 1e-3)
    #expect(leaning.runs[0].bounds.size.width > upright.runs[0].bounds.size.width + 8)
    let italic = engine.layout(styled("a", isItalic: true))
    #expect(italic.glyphs[0].shape != engine.layout(styled("a")).glyphs[0].shape)
  }

  @Test(arguments: ["们", "自定义弹出", "國語", "ひらがな", "カタカナと漢字", "「」、。"])
  func `Chinese and Japanese characters have glyphs of one font`(_ string: String) throws {
    let script = try #require(IdeographicScript(of: string))
    let installed = FontFamilies().installed
    let box = engine.layout(styled("\u{10FFFE}")).glyphs[0].shape
    for design in [FontDescription.Design.standard, .serif, .rounded, .monospaced] {
      let shapes = engine.layout(styled(string, design: design)).glyphs.map(\.shape)
      #expect(shapes.count == string.count)
      #expect(!shapes.contains(box))
      var named = styled(string)
      named.runs[0].font.family = script.families(isSerif: design == .serif)
        .first(where: installed.contains)
      #expect(shapes == engine.layout(named).glyphs.map(\.shape))
    }
  }

  @Test func `characters of Korean texts stay in the Korean font`() {
    let (korean, chinese) = (engine.layout(styled("定가")), engine.layout(styled("定們")))
    #expect(korean.glyphs[0].shape != chinese.glyphs[0].shape)
    #expect(engine.layout(styled("가")).glyphs[0].shape == korean.glyphs[1].shape)
  }

  @Test
  func `fonts without a bold get thicker stems`() {
    let (plain, bold) = (
      engine.layout(styled("们", size: 100)), engine.layout(styled("们", size: 100, weight: 700))
    )
    #expect(bold.ink > plain.ink * 1.15)
  }

  @Test func `small capitals are smaller capitals on a line of the same height`() {
    let (small, large) = (
      engine.layout(styled("abc", size: 17, smallCaps: true)), engine.layout(styled("ABC"))
    )
    #expect(small.glyphs.map(\.shape) == large.glyphs.map(\.shape))
    #expect(small.width < large.width * 0.9)
    #expect(abs(small.height - large.height) < 1e-9)
    let mixed = engine.layout(styled("Abc", smallCaps: true))
    #expect(mixed.glyphs[0].size == 17)
    #expect(mixed.height == large.height)
  }

  @Test func `capitals alone, or all letters, can be small`() {
    func layout(_ change: (inout FontDescription) -> Void) -> [Float] {
      var text = styled("Abc")
      change(&text.runs[0].font)
      return engine.layout(text).glyphs.map(\.size)
    }
    let small = engine.layout(styled("abc", smallCaps: true)).glyphs[0].size
    #expect(layout { $0.hasSmallUppercase = true } == [small, 17, 17])
    let all = layout {
      $0.hasSmallCaps = true
      $0.hasSmallUppercase = true
    }
    #expect(all == [small, small, small])
  }

  @Test func `AV is kerned`() {
    let kerned = engine.width(styled("AV"))
    #expect(kerned < engine.width(styled("A")) + engine.width(styled("V")) - 0.3)
  }

  @Test func `hyphens and brackets do not become arrows`() {
    let shapes = ["-", ">"].flatMap { engine.layout(styled($0)).glyphs.map(\.shape) }
    #expect(engine.layout(styled("->")).glyphs.map(\.shape) == shapes)
  }

  @Test func `a combining accent has no advance`() {
    let (composed, apart) = (engine.width(styled("\u{e9}")), engine.width(styled("e\u{301}")))
    #expect(abs(composed - apart) < 1e-6)
  }

  @Test func `tracking is added after every character`() {
    var text = styled("office")
    let plain = engine.layout(text)
    text.runs[0].tracking = 3
    let tracked = engine.layout(text)
    #expect(abs(tracked.width - plain.width - 18) < 0.5)
    #expect(tracked.glyphs.count == 6)
  }

  @Test func `Korean, Latin and emoji are laid out in order on one line`() {
    let layout = engine.layout(styled("Go 가나🚀 now"))
    #expect(layout.lineCount == 1)
    #expect(layout.sprites.count == 1)
    let rocket = layout.sprites[0]
    #expect(rocket.size.width > 15 && rocket.size.width < 28)
    #expect(abs(rocket.size.width - rocket.size.height) < 4)
    let middle = Float(rocket.midX)
    #expect(layout.glyphs.filter { $0.x < middle }.count == 4)
    #expect(layout.glyphs.filter { $0.x > middle }.count == 3)
  }

  @Test func `an emoji sequence is one image`() {
    #expect(engine.layout(styled("👍🏽")).sprites.count == 1)
    #expect(engine.layout(styled("👨‍👩‍👧")).sprites.count == 1)
  }

  @Test func `a character that no font covers is a box`() {
    let layout = engine.layout(styled("\u{10FFFE}a"))
    #expect(layout.glyphs.count == 2)
    #expect(layout.glyphs[0].shape.outline.elements.count == 10)
    #expect(layout.glyphs[0].shape.outline.area > 0)
  }
}
