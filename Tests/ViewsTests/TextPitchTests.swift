// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The distances between the lines of iOS's text styles.
@MainActor
@Suite struct TextPitchTests {
  /// A text engine that records the fonts of texts, and lays them out as `PlainTextEngine` does.
  private final class FontRecorder: TextEngine {
    private let plain = PlainTextEngine()
    var fonts: [FontDescription] = []

    func prepared(_ text: StyledText) -> any PreparedText {
      fonts += text.runs.map(\.font)
      return plain.prepared(text)
    }
  }

  /// The distance between baselines of a text in a font, in points.
  private func pitch(_ font: Font, _ size: DynamicTypeSize = .large) throws -> Double {
    let recorder = FontRecorder()
    _ = Harness(
      ViewHost(
        Text("a\nb").font(font).dynamicTypeSize(size), size: CGSize(width: 200, height: 200),
        resources: Resources(text: recorder, assets: PlainAssets())))
    let description = try #require(recorder.fonts.last)
    return description.leading + description.size * FontDescription.systemLineHeight
  }

  @Test(arguments: [
    (Font.largeTitle, 41.0), (.title, 34), (.title2, 28), (.title3, 25), (.headline, 22),
    (.body, 22), (.callout, 21), (.subheadline, 20), (.footnote, 18), (.caption, 16),
    (.caption2, 13),
  ])
  func `lines of a text style are as far apart as on iOS, also in bold`(
    font: Font, expected: Double
  ) throws {
    #expect(abs(try pitch(font) - expected) < 1e-9)
    #expect(abs(try pitch(font.bold()) - expected) < 1e-9)
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 19.0), (.medium, 21), (.xxxLarge, 29), (.accessibility5, 62),
  ])
  func `the distance grows with the text size`(size: DynamicTypeSize, expected: Double) throws {
    #expect(abs(try pitch(.body, size) - expected) < 1e-9)
  }
}
