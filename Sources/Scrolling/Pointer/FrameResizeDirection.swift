// Part of Snapback, under the MIT licence; see LICENSE.

/// A direction in which an edge of a frame moves.
@frozen public enum FrameResizeDirection: Int8, Hashable, Sendable, CaseIterable {
  /// Towards the frame's center.
  case inward
  /// Away from the frame's center.
  case outward

  /// Several of the directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) {
      rawValue = 1 << direction.rawValue
    }

    /// Towards the frame's center.
    public static let inward = Set(.inward)
    /// Away from the frame's center.
    public static let outward = Set(.outward)
    /// Both directions.
    public static let all: Set = [.inward, .outward]
  }
}
