// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// What `FrameBench` found: medians in seconds.
nonisolated package struct FrameBenchResult: Sendable {
  package var width: Int
  package var height: Int
  package var frames: Int
  /// What presented the frames; nil if nothing did.
  package var driver: String?
  /// Clearing alone, and drawing the card alone.
  package var clear = 0.0
  package var draw = 0.0
  /// The whole cleared frame, and the whole frame with the card.
  package var floor = 0.0
  package var card = 0.0

  package init(width: Int, height: Int, frames: Int, driver: String?) {
    self.width = width
    self.height = height
    self.frames = frames
    self.driver = driver
  }

  /// How many cleared frames a frame with a card costs.
  package var ratio: Double { floor > 0 ? card / floor : 0 }
}

nonisolated extension FrameBenchResult {
  package var text: String {
    func milliseconds(_ seconds: Double) -> String { Self.rounded(seconds * 1000) + " ms" }
    let presenting = driver.map { "presented by SDL (\($0))" } ?? "not presented: no display"
    return """
      a frame of \(width)x\(height), \(presenting); medians of \(frames)
        cleared      \(milliseconds(floor))  (memset \(milliseconds(clear)))
        with a card  \(milliseconds(card))  (drawing \(milliseconds(draw)))
        ratio        \(Self.rounded(ratio))
      """
  }

  /// A JSON object with a stable form; times in milliseconds.
  package var json: String {
    let driver = driver.map { "\"\($0)\"" } ?? "null"
    return """
      {"width":\(width),"height":\(height),"frames":\(frames),"presentedBy":\(driver),\
      "clearMilliseconds":\(Self.rounded(clear * 1000)),\
      "drawMilliseconds":\(Self.rounded(draw * 1000)),\
      "floorFrameMilliseconds":\(Self.rounded(floor * 1000)),\
      "cardFrameMilliseconds":\(Self.rounded(card * 1000)),"ratio":\(Self.rounded(ratio))}
      """
  }

  /// Three digits behind the point.
  private static func rounded(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
