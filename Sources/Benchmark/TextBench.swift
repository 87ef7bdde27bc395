// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Snapback

/// Measures the layout of texts that have not been laid out before. Each value is the minimum of
/// several.
struct TextBench {
  private static let font = FontDescription(size: 17)
  private static let rounds = 5

  func run() -> BenchResult.TextLayouts {
    var result = BenchResult.TextLayouts()
    let engine = Resources.standard.text
    // The font and its glyphs are loaded once.
    layOut(["Label 1234567890 of the list", Self.paragraph(99)], engine)
    result.labelsMilliseconds = fastest { round in
      layOut((0..<1000).map { "Label \(round * 1000 + $0) of the list" }, engine)
    }
    result.paragraphMilliseconds = fastest { layOut([Self.paragraph($0)], engine) }
    return result
  }

  private func layOut(_ strings: [String], _ engine: any TextEngine) {
    for string in strings {
      _ = engine.layout(
        StyledText([StyledText.Run(string, font: Self.font)]), width: 300, height: nil)
    }
  }

  private func fastest(_ body: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<Self.rounds).map { round in
      clock.measure { body(round) } / .milliseconds(1)
    }.min() ?? 0
  }

  /// Returns a paragraph of 5,000 words, a different one for each seed.
  private static func paragraph(_ seed: Int) -> String {
    let words = [
      "river", "Mountain", "of", "seven", "quick", "paper", "train", "and", "window", "garden",
      "the", "simple", "orchard",
    ]
    return (0..<5000).map { words[($0 &* 7919 &+ seed &* 31 &+ $0 / 13) % words.count] }
      .joined(separator: " ")
  }
}

nonisolated extension BenchResult {
  /// The layout of new texts.
  package struct TextLayouts: Codable, Sendable {
    /// A thousand different labels: `Label 42 of the list`.
    package var labelsMilliseconds = 0.0
    /// A paragraph of 5,000 words.
    package var paragraphMilliseconds = 0.0

    package init() {}

    package var rows: [(name: String, milliseconds: Double, limit: Double)] {
      [
        ("layout of 1,000 labels, ms", labelsMilliseconds, 4),
        ("layout of 5,000 words, ms", paragraphMilliseconds, 20),
      ]
    }
  }
}
