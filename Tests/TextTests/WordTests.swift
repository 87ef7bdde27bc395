// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

/// Words are shaped once, and texts are put together of them. A text of several runs is always shaped
/// as a whole.
@MainActor
struct WordTests {
  private static let characters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789xxTVAfi.,.,:-'()/+")

  @Test(arguments: [300, 400, 600, 700], [12.0, 17, 34])
  func `a text of known words is the same as one that is shaped as a whole`(
    weight: Int, size: Double
  ) {
    let engine = PangoTextEngine()
    var random = RepeatableNumbers(state: UInt64(weight) &* 31 &+ UInt64(size))
    for _ in 0..<150 {
      let string = Self.sentence(&random)
      for design in [FontDescription.Design.standard, .monospaced] {
        compare(styled(string, size: size, weight: weight, design: design), engine)
      }
      compare(styled(string, size: size, weight: weight, isItalic: true, digits: true), engine)
    }
  }

  @Test(arguments: [
    "10 x 10", "5 x 7 x 9", "A - B", "1 : 2", "f i", "Te V. AV", "To, Va. y, W", "a b c d e",
    "(A B)", "x 1", "Wi-Fi 6 E", "AT&T a.m. 10:30", "fi ff ffi", " leading", "trailing ",
    "two  spaces", "tab\there", "12 34", "Label 1\nLabel 2 of the list",
    "a<b 10x10",
  ])
  func `contexts across spaces are kept`(string: String) {
    let engine = PangoTextEngine()
    for weight in [400, 600] { compare(styled(string, weight: weight), engine) }
  }

  @Test(arguments: [12.0, 24], [false, true])
  func `numbers of known digits are the same as those that are shaped as a whole`(
    size: Double, hasEqualWidths: Bool
  ) {
    let engine = PangoTextEngine()
    var random = RepeatableNumbers(state: UInt64(size))
    for weight in [300, 400, 700] {
      for design in [FontDescription.Design.standard, .serif, .rounded, .monospaced] {
        for _ in 0..<12 {
          let numbers = (0..<3).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
          let (count, rest) = (numbers[1] % 1000, numbers[2] % 900 + 100)
          let string = "Nr \(numbers[0]) of \(count),\(rest) at \(rest % 10).\(numbers[2])."
          let text = styled(
            string, size: size, weight: weight, design: design, digits: hasEqualWidths)
          compare(text, engine)
        }
      }
    }
    // Longer than the words that are stored.
    compare(styled("Digits 31415926535897932384626433832795", size: size), engine)
  }

  @Test func `tracking and baselines apply to words`() {
    let engine = PangoTextEngine()
    var text = styled("Words of a label 42")
    text.runs[0].tracking = 1.5
    text.runs[0].baselineOffset = 3
    compare(text, engine)
  }

  @Test func `a text after a word of another font has its own font`() {
    let engine = PangoTextEngine()
    _ = engine.layout(styled("Bold words", weight: 700))
    let text = styled("A – B", weight: 300)
    let other = PangoTextEngine()
    #expect(engine.layout(text).isSame(as: other.layout(text)))
  }

  private func compare(_ text: StyledText, _ engine: PangoTextEngine) {
    var whole = text
    whole.runs.append(StyledText.Run("", font: text.runs[0].font))
    for width in [nil, 90.0] {
      let (one, other) = (
        engine.layout(text, width: width, height: nil),
        engine.layout(whole, width: width, height: nil)
      )
      #expect(one.isSame(as: other), "\(text.runs[0].string) at \(text.runs[0].font)")
    }
  }

  private static func sentence(_ random: inout RepeatableNumbers) -> String {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      String(
        (0..<Int.random(in: 1...8, using: &random)).map { _ in
          characters[Int.random(in: 0..<characters.count, using: &random)]
        })
    }.joined(separator: " ")
  }
}

/// A generator of the same numbers in every run.
private struct RepeatableNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

extension TextLayout {
  /// Returns whether both have the same metrics, characters, and glyphs at the same positions.
  fileprivate func isSame(as other: TextLayout) -> Bool {
    metrics == other.metrics && lineCount == other.lineCount && text == other.text
      && glyphs.count == other.glyphs.count
      && zip(glyphs, other.glyphs).allSatisfy { one, other in
        one.x == other.x && one.y == other.y && one.size == other.size
          && one.shape.outline == other.shape.outline
      }
  }
}
