// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A shaped text, and a cache of its layouts by proposal.
final class PreparedText {
  /// The number of cached layouts. Containers measure a text with a handful of proposals.
  private static let layoutCapacity = 8

  let text: StyledText
  let shaped: ShapedText
  private let shaper: Shaper
  private var breaks: [Int: LineBreaks] = [:]
  private var ellipses: [Int: ShapedText] = [:]
  private var layouts: [(width: Double, height: Double, layout: TextLayout)] = []
  /// The lines without a proposal: one per paragraph.
  private lazy var ideal = typesetter(width: .infinity, height: .infinity).lines()
  private lazy var idealLayout = layout(of: ideal, scale: 1)

  init(_ text: StyledText, shaper: Shaper) {
    // A text without runs still has the height of one line, which needs a font.
    self.text = shaper.withSmallCaps(text.runs.isEmpty ? text.withPlainRun : text)
    self.shaper = shaper
    shaped = shaper.shape(self.text)
  }

  var cost: Int { shaped.cost }

  /// Returns the layout for a proposal in points, not negative; infinity for no limit.
  func layout(width: Double, height: Double) -> TextLayout {
    let slack = Typesetter.tolerance
    let isFree = !width.isFinite && !height.isFinite
    if isFree
      || !ideal.isTruncated && ideal.width <= width + slack && ideal.height <= height + slack
    {
      return idealLayout
    }
    if let known = layouts.first(where: { $0.width == width && $0.height == height }) {
      return known.layout
    }
    let layout = compose(width: width, height: height)
    if layouts.count == Self.layoutCapacity { layouts.removeFirst() }
    layouts.append((width, height, layout))
    return layout
  }

  private func compose(width: Double, height: Double) -> TextLayout {
    var setter = typesetter(width: width, height: height)
    var result = setter.lines()
    let least = text.minimumScale.isNaN ? 1 : min(max(text.minimumScale, 0.01), 1)
    if least < 1, !fits(result, height: height) {
      setter.scale = scale(of: setter, atLeast: least)
      result = setter.lines()
    }
    return layout(of: result, scale: setter.scale)
  }

  private func typesetter(width: Double, height: Double) -> Typesetter {
    Typesetter(
      text: text, shaped: shaped, breaks: breaks(of:), ellipsis: ellipsis(of:), width: width,
      height: height)
  }

  /// The lines at a width in points, not truncated; one per paragraph if all of them fit.
  func lines(width: Double) -> Typesetter.Result {
    if !ideal.isTruncated, ideal.width <= width + Typesetter.tolerance { return ideal }
    return typesetter(width: width, height: .infinity).lines()
  }

  private func layout(of result: Typesetter.Result, scale: Double) -> TextLayout {
    var builder = LayoutBuilder(text: text, shaped: shaped, result: result, scale: scale)
    return builder.layout()
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

  private func breaks(of paragraph: Int) -> LineBreaks {
    if let known = breaks[paragraph] { return known }
    let found = LineBreaks(shaped.paragraphs[paragraph], of: shaped.text)
    breaks[paragraph] = found
    return found
  }

  private func ellipsis(of run: Int) -> ShapedText {
    if let known = ellipses[run] { return known }
    var dots = text.runs[run]
    dots.string = "\u{2026}"
    dots.symbol = nil
    let shaped = shaper.shape(StyledText([dots]))
    ellipses[run] = shaped
    return shaped
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
