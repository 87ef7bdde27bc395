// Part of Snapback, under the MIT licence; see LICENSE.

/// The vertical distances in points that a text prefers to its neighbors in a stack.
package struct TextSpacing: Equatable, Sendable {
  /// The distance to a text above.
  package var leading: Double
  /// The distances to views other than texts, above and below.
  package var above: Double
  package var below: Double

  /// The distances without characters: none.
  package static let zero = TextSpacing(leading: 0, above: 0, below: 0)

  package init(leading: Double, above: Double, below: Double) {
    (self.leading, self.above, self.below) = (leading, above, below)
  }

  /// The distances of a text by its largest font, and by the space that its style has between lines.
  ///
  /// Beyond a line's height there is a tenth of it. A view above has that distance to the baseline; a view
  /// below has what remains of it under capitals that stand on the text's lower edge.
  package init(_ text: StyledText, leading: Double, scale: Double) {
    let size = text.runs.reduce(0) { $1.string.isEmpty ? $0 : max($0, $1.font.size) }
    guard size > 0, size.isFinite, scale > 0 else {
      self = .zero
      return
    }
    func roundedUp(_ length: Double) -> Double {
      (max(length - 1.0 / 128, 0) * scale).rounded(.up) / scale
    }
    let line = size * FontDescription.systemLineHeight
    let space = roundedUp(line / 10)
    let descent = size * FontDescription.systemDescent
    self.init(
      leading: roundedUp(leading), above: descent + space,
      below: space + max(line - size * FontDescription.systemCapHeight, descent))
  }
}

/// The contents at the upper or lower edge of a view on which its distance to the next view depends.
package struct SpacingBoundary: Equatable, Sendable {
  /// The distances of the text there; nil without one.
  package var text: TextSpacing?
  /// Whether there is a symbol, which touches a text.
  package var hasSymbol: Bool
  /// Whether there is a view that leaves the distance to texts.
  package var hasView: Bool

  package init(text: TextSpacing? = nil, hasSymbol: Bool = false, hasView: Bool = false) {
    (self.text, self.hasSymbol, self.hasView) = (text, hasSymbol, hasView)
  }

  /// The distance of two views whose edges these are, in points: the largest one that any of their parts
  /// prefer; nil if none does.
  package func distance(to lower: SpacingBoundary) -> Double? {
    var result: Double?
    func require(_ distance: Double) { result = max(result ?? distance, distance) }
    if let text, let other = lower.text {
      require(text == .zero ? 0 : other.leading)
    }
    if let text, lower.hasView { require(text.below) }
    if let other = lower.text, hasView { require(other.above) }
    if text != nil && lower.hasSymbol || hasSymbol && lower.text != nil { require(0) }
    return result
  }

  /// The parts of both.
  package func union(_ other: SpacingBoundary) -> SpacingBoundary {
    var result = SpacingBoundary(
      text: text ?? other.text, hasSymbol: hasSymbol || other.hasSymbol,
      hasView: hasView || other.hasView)
    if let text, let second = other.text {
      result.text = TextSpacing(
        leading: max(text.leading, second.leading), above: max(text.above, second.above),
        below: max(text.below, second.below))
    }
    return result
  }
}
