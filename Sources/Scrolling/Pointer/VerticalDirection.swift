// Part of Snapback, under the MIT licence; see LICENSE.

/// A direction along the vertical axis.
@frozen public enum VerticalDirection: Int8, Hashable, Sendable, CaseIterable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// Several of the directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) {
      rawValue = 1 << direction.rawValue
    }

    /// Upwards.
    public static let up = Set(.up)
    /// Downwards.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}
