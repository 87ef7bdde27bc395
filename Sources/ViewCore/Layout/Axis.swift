// Part of Snapback, under the MIT licence; see LICENSE.

/// The horizontal or the vertical axis of layout.
public enum Axis: Int8, Hashable, Sendable, CaseIterable,
  CustomStringConvertible
{
  case horizontal
  case vertical

  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: Int8

    /// Creates a set from its bit mask.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}
