// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A shaped text, and a cache of its lines and layouts by proposal.
@MainActor
final class PangoText: PreparedText {
  /// The number of cached layouts. Containers measure a text with a handful of proposals.
  private static let layoutCapacity = 8

  let shaped: ShapedText
  /// The characters of the text, without those that replace symbols and small capitals.
  let string: String
  private var cached: [CachedLines] = []
  /// The lines without a proposal: one per paragraph.
  private lazy var ideal = CachedLines(.infinity, .infinity, typesetter().lines(), scale: 1, text)

  /// The lines for one proposal, and their layout once it has been requested.
  private final class CachedLines {
    let width: Double
    let height: Double
    let result: Typesetter.Result
    let scale: Double
    let metrics: TextMetrics
    var layout: TextLayout?

    init(
      _ width: Double, _ height: Double, _ result: Typesetter.Result, scale: Double,
      _ text: StyledText
    ) {
      self.width = width
      self.height = height
      self.result = result
      self.scale = scale
      metrics = result.metrics(of: text)
    }
  }

  init(_ text: StyledText, shaper: Shaper) {
    string = text.string
    // A text without runs still has the height of one line, which needs a font.
    shaped = shaper.shape(shaper.withSmallCaps(text.runs.isEmpty ? text.withPlainRun : text))
  }

  var text: StyledText { shaped.styled }

  var cost: Int { shaped.cost }

  func metrics(width: Double?, height: Double?) -> TextMetrics {
    cachedLines(width, height).metrics
  }

  func layout(width: Double?, height: Double?) -> TextLayout {
    let lines = cachedLines(width, height)
    if let layout = lines.layout { return layout }
    var builder = LayoutBuilder(
      text: text, shaped: shaped, result: lines.result, scale: lines.scale)
    let layout = builder.layout(lines.metrics)
    lines.layout = layout
    return layout
  }

  private func cachedLines(_ width: Double?, _ height: Double?) -> CachedLines {
    let (width, height) = (Self.length(width), Self.length(height))
    if isIdeal(width: width, height: height) { return ideal }
    for known in cached where known.width == width && known.height == height { return known }
    let lines = compose(width: width, height: height)
    if cached.count == Self.layoutCapacity { cached.removeFirst() }
    cached.append(lines)
    return lines
  }

  /// Returns whether the lines in a width and height are those without a proposal.
  private func isIdeal(width: Double, height: Double) -> Bool {
    if !width.isFinite && !height.isFinite { return true }
    let (lines, slack) = (ideal.result, Typesetter.tolerance)
    guard !lines.isTruncated, lines.width <= width + slack else { return false }
    // The first line stays, whatever the height, unless the font may be scaled down.
    return lines.height <= height + slack || lines.lines.count == 1 && text.minimumScale >= 1
  }

  /// A proposed length, not negative; infinity for no limit.
  static func length(_ proposal: Double?) -> Double {
    guard let proposal else { return .infinity }
    return proposal.isNaN ? 0 : max(proposal, 0)
  }

  private func compose(width: Double, height: Double) -> CachedLines {
    let natural = ideal.result
    if width > 0, !natural.isTruncated, natural.height <= height + Typesetter.tolerance,
      natural.width > width, natural.width * (1 - text.tightening) <= width
    {
      let tightened = natural.tightened(by: width / natural.width)
      return CachedLines(width, height, tightened, scale: 1, text)
    }
    var setter = typesetter(width: width, height: height)
    var result = setter.lines()
    let least = text.minimumScale.isNaN ? 1 : min(max(text.minimumScale, 0.01), 1)
    if least < 1, !fits(result, height: height) {
      setter.scale = scale(of: setter, atLeast: least)
      result = setter.lines()
    }
    return CachedLines(width, height, result, scale: setter.scale, text)
  }

  private func typesetter(width: Double = .infinity, height: Double = .infinity) -> Typesetter {
    Typesetter(
      text: text, shaped: shaped, width: width, height: height)
  }

  /// The lines at a width in points, not truncated; one per paragraph if all of them fit.
  func lines(width: Double) -> Typesetter.Result {
    let ideal = ideal.result
    if !ideal.isTruncated, ideal.width <= width + Typesetter.tolerance { return ideal }
    return typesetter(width: width).lines()
  }

  private func fits(_ result: Typesetter.Result, height: Double) -> Bool {
    !result.isTruncated && !result.isBroken && result.height <= height + Typesetter.tolerance
  }

  /// The largest font scale, to about a thousandth, at which the text fits without truncation;
  /// `least` if it does not fit at any. Found by bisection.
  private func scale(of setter: Typesetter, atLeast least: Double) -> Double {
    var setter = setter
    var (small, large) = (least, 1.0)
    for _ in 0..<12 {
      setter.scale = (small + large) / 2
      if fits(setter.lines(), height: setter.height) {
        small = setter.scale
      } else {
        large = setter.scale
      }
    }
    return small
  }
}

extension StyledText {
  /// The text with one empty run in the body font's size.
  fileprivate var withPlainRun: StyledText {
    var text = self
    text.runs = [Run("", font: FontDescription(size: 17))]
    return text
  }
}
