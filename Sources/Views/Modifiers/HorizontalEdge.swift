// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The left edge, or the right one in a layout from right to left.
  case leading
  /// The right edge, or the left one in a layout from right to left.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: Int8

    /// Creates a set from its bit mask.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
