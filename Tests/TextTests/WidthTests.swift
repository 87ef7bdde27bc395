// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

/// Widths of texts, compared with those of San Francisco on iOS and macOS.
@MainActor
struct WidthTests {
  private let engine = PangoTextEngine()
  /// Whether the font that replaces San Francisco is installed.
  private nonisolated static let hasInter = has("opentype/inter/Inter-Regular.otf")

  /// Returns whether a font file is installed, given its path in the folder of fonts.
  private nonisolated static func has(_ font: String) -> Bool {
    FileManager.default.fileExists(atPath: "/usr/share/fonts/" + font)
  }

  /// Widths in points, as laid out by SwiftUI; rounded up to pixels of half a point or a point, from
  /// which half a pixel is subtracted.
  private static let measured: [(String, size: Double, weight: Int, width: Double)] = [
    ("SwiftUI", 17, 400, 54.5), ("Hello, world!", 17, 400, 94.5), ("Simple Text", 17, 400, 87.5),
    ("Just some text", 17, 400, 111.75), ("Some Text to be found", 17, 400, 171.25),
    ("Some custom Button", 17, 400, 159.75), ("Some placeholder", 17, 400, 137.75),
    ("But it does some text", 17, 400, 160.75), ("Lines", 16, 400, 38.5),
    ("Baseline", 15, 400, 57.5), ("small", 14, 400, 33.5), ("Swift", 12, 400, 28.5),
    ("SwiftUI", 12, 400, 40.5), ("HStack", 12, 400, 40.5), ("VStack", 12, 400, 39.5),
    ("Flexible", 12, 400, 43.5), ("Open Source", 12, 400, 73.5), ("Xcode", 12, 400, 35.5),
    ("caption", 10, 400, 35.5), ("Tall", 32, 600, 48.5), ("Large", 34, 700, 89.5),
  ]

  @Test(.enabled(if: hasInter)) func `texts are as wide as on Apple's systems`() {
    var sum = 0.0
    for (string, size, weight, width) in Self.measured {
      let actual = engine.width(styled(string, size: size, weight: weight))
      #expect(
        abs(actual / width - 1) < 0.035, "\(string) at \(size): \(actual) instead of \(width)")
      sum += actual / width - 1
    }
    #expect(abs(sum / Double(Self.measured.count)) < 0.01)
  }

  @Test(.enabled(if: hasInter)) func `large texts are as wide as on Apple's systems`() {
    // The widths of what is drawn in pictures of iOS 26, and the margins of the first and last
    // letters.
    let measured: [(String, size: Double, weight: Int, width: Double)] = [
      ("Turn Right on Road Ave.", 20, 400, 206.67 + 1.7),
      ("Merge Left onto Something", 20, 400, 236 + 1.7), ("Links einfädeln", 20, 400, 127.67 + 2),
      ("San Francisco", 40, 400, 237.33 + 4), ("144h 40m", 22, 700, 103.67 + 2),
      ("882 mi", 22, 700, 70.33 + 2), ("500 ft", 28, 400, 72 + 2),
    ]
    for (string, size, weight, width) in measured {
      let actual = engine.width(styled(string, size: size, weight: weight))
      #expect(
        abs(actual / width - 1) < 0.016, "\(string) at \(size): \(actual) instead of \(width)")
    }
  }

  @Test(.enabled(if: hasInter)) func `bold texts are as wide as on Apple's systems`() {
    // As above, in pictures of iOS 26 and at the text size `medium`.
    let measured: [(String, size: Double, weight: Int, width: Double)] = [
      ("Full Setup Home Assistant", 16, 600, 197 + 1.5),
      ("Remote Home Assistant", 16, 600, 179.67 + 1.5),
      ("primaryQuietButton", 16, 600, 148.67 + 1.7),
      ("secondaryNegativeButton", 15, 600, 185.33 + 1.3),
      ("Bad Example Generic Labels", 15, 700, 204.33 + 1.7),
      ("Setup Complete", 33, 700, 245.67 + 2.3),
    ]
    for (string, size, weight, width) in measured {
      let actual = engine.width(styled(string, size: size, weight: weight))
      #expect(
        abs(actual / width - 1) < 0.012, "\(string) at \(size): \(actual) instead of \(width)")
    }
  }

  @Test(.enabled(if: has("truetype/quicksand/Quicksand-Medium.ttf")))
  func `rounded texts are as wide as on Apple's systems`() {
    // What is drawn in pictures of iOS 26 at three pixels per point, and the margins of the first and last letters.
    let measured: [(String, size: Double, weight: Int, width: Double)] = [
      ("The quick brown fox jumps", 17, 400, 197.33), ("Sample Text", 17, 400, 89),
      ("Citadel of Ricks", 17, 400, 113.67), ("Rick Sanchez", 17, 400, 98),
      ("Dangerous", 17, 400, 79), ("Sample Text", 13, 400, 70.33), ("Footnote", 13, 400, 50.67),
      ("Sample Text", 12, 400, 65.33), ("Location", 12, 400, 45.67), ("Warning", 12, 400, 43.67),
      ("Sample Text", 17, 600, 94), ("Sample Text", 20, 600, 110),
      ("Section Header", 22, 600, 153.33),
      ("Sample Text", 34, 700, 190.33), ("Page Title", 34, 700, 151.67),
    ]
    var sum = 0.0
    for (string, size, weight, width) in measured {
      let margins = 0.1 * size
      let actual = engine.width(styled(string, size: size, weight: weight, design: .rounded))
      #expect(
        abs(actual / (width + margins) - 1) < 0.045,
        "\(string) at \(size): \(actual) instead of \(width + margins)")
      sum += actual / (width + margins) - 1
    }
    #expect(abs(sum / Double(measured.count)) < 0.012)
  }

  @Test(.enabled(if: has("opentype/urw-base35/P052-Roman.otf")))
  func `serif texts are as wide as on Apple's systems`() {
    let measured: [(String, width: Double)] = [
      ("The quick brown fox jumps", 188.67), ("Additional context in subheadline", 235.67),
      ("Sample Text", 85), ("Subheadline", 86), ("Unknown", 67.67), ("Dead", 35.67),
      ("Alive", 33.67),
    ]
    var (sum, expected) = (0.0, 0.0)
    for (string, width) in measured {
      sum += engine.width(styled(string, size: 15, design: .serif))
      expected += width + 1
    }
    #expect(abs(sum / expected - 1) < 0.015, "\(sum) instead of \(expected)")
  }

  @Test(.enabled(if: hasInter)) func `tracking depends on the size as San Francisco's does`() {
    func widthPerEm(_ size: Double) -> Double { engine.width(styled("minimum", size: size)) / size }
    #expect(widthPerEm(8) > widthPerEm(12))
    #expect(widthPerEm(12) > widthPerEm(17) * 1.02)
    // Without a jump at the size from which the other optical size is used.
    #expect(abs(widthPerEm(19.99) / widthPerEm(20) - 1) < 0.02)
    #expect(widthPerEm(28) > widthPerEm(80))
  }

  @Test(.enabled(if: hasInter)) func `a set tracking is added to the font's own`() {
    let plain = engine.width(styled("abcd"))
    var text = styled("abcd")
    text.runs[0].tracking = 2
    #expect(abs(engine.width(text) - plain - 8) < 0.01)
  }

  @Test func `other scripts and named families have no automatic tracking`() {
    // Their width is proportional to the font size.
    for string in ["日本語", "שלום", "가나다"] {
      let (small, large) = (
        engine.width(styled(string, size: 12)), engine.width(styled(string, size: 17))
      )
      #expect(abs(large / small - 17.0 / 12) < 0.001, "\(string)")
    }
    func named(_ size: Double) -> Double {
      let font = FontDescription(family: "Inter", size: size)
      return engine.width(StyledText([StyledText.Run("Inter", font: font)]))
    }
    #expect(abs(named(17) / named(12) - 17.0 / 12) < 0.001)
  }

  @Test func `tabs and symbols are not tracked`() {
    #expect(abs(engine.width(styled("\ta")) - engine.width(styled("a")) - 28) < 0.01)
  }

  @Test func `operators are not drawn as ligatures in the monospaced design`() {
    let shapes = engine.layout(styled("!= == ->", design: .monospaced)).glyphs.map(\.shape)
    let single = engine.layout(styled("!", design: .monospaced)).glyphs.map(\.shape)
    #expect(shapes.first == single.first)
    #expect(shapes.count == 6)
  }
}
