// Part of Snapback, under the MIT licence; see LICENSE.

/// A direction along the horizontal axis.
@frozen public enum HorizontalDirection: Int8, Hashable, Sendable, CaseIterable {
  /// Towards the leading edge.
  case leading
  /// Towards the trailing edge.
  case trailing

  /// Several of the directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) {
      rawValue = 1 << direction.rawValue
    }

    /// Towards the leading edge.
    public static let leading = Set(.leading)
    /// Towards the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}
