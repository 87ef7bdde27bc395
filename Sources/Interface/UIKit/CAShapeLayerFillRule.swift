// Part of Snapback, under the MIT licence; see LICENSE.

/// The rule that decides which parts of a self-intersecting path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
