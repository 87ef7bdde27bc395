// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

/// The distance between lines, and sizes in whole pixels.
@MainActor
struct LeadingTests {
  private let engine = PangoTextEngine()

  private func text(_ string: String, size: Double = 17, pitch: Double) -> StyledText {
    var text = styled(string, size: size)
    text.runs[0].font.leading = pitch - size * FontDescription.systemLineHeight
    return text
  }

  @Test func `a line is as high as San Francisco's`() {
    #expect(
      abs(engine.layout(styled("a")).height - 17 * FontDescription.systemLineHeight) < 1e-9)
  }

  @Test(arguments: [(17, 22), (12, 16), (28, 34), (34, 41), (11, 13)] as [(Double, Double)])
  func `lines are as far apart as the font's leading says`(size: Double, pitch: Double) {
    let one = engine.layout(text("a", size: size, pitch: pitch))
    let three = engine.layout(text("a\nb\nc", size: size, pitch: pitch))
    #expect(abs(one.height - size * FontDescription.systemLineHeight) < 1e-9)
    #expect(abs(three.height - one.height - 2 * pitch) < 1e-9)
    #expect(abs(three.lastBaseline - three.firstBaseline - 2 * pitch) < 1)
  }

  @Test func `line spacing and reserved lines add to the leading`() {
    let plain = engine.layout(text("a\nb", pitch: 22))
    let spaced = engine.layout(text("a\nb", pitch: 22).with(\.lineSpacing, 5))
    #expect(abs(spaced.height - plain.height - 5) < 1e-9)
    let reserved = engine.layout(text("a", pitch: 22).with(\.reservedLines, 2))
    #expect(abs(reserved.height - plain.height) < 1e-9)
  }

  @Test func `a text that is scaled down has a scaled leading`() {
    let scaled = text("aaaa\nbbbb", pitch: 22).with(\.minimumScale, 0.5)
    let layout = engine.layout(scaled, width: 1000, height: 30)
    #expect(layout.height <= 30.01)
    #expect(layout.lineCount == 2)
    #expect(layout.height > 28)
  }

  @Test(arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(Double, Double)])
  func `sizes are rounded up to pixels`(scale: Double, height: Double) {
    let text = styled("Hello").with(\.pixelLength, 1 / scale)
    let layout = engine.layout(text)
    #expect(abs(layout.height - height) < 1e-9)
    let pixels = layout.width * scale
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    #expect(layout.width >= engine.width(styled("Hello")) - 0.01)
    #expect(layout.width < engine.width(styled("Hello")) + 1 / scale)
    let baseline = layout.firstBaseline * scale
    #expect(abs(baseline - baseline.rounded()) < 1e-9)
  }

  @Test func `a layout in pixels fits into its own size`() {
    let sentence = text("The quick brown fox jumps over the lazy dog.", pitch: 22)
      .with(\.pixelLength, 1.0 / 3)
    for width in stride(from: 40.0, through: 340, by: 7) {
      let layout = engine.layout(sentence, width: width, height: nil)
      let again = engine.layout(sentence, width: layout.width, height: layout.height)
      #expect(again.lines == layout.lines)
      #expect(again.size == layout.size)
    }
  }
}
