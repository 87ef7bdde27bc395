// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The parts of a frame that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bit mask of the set.
  public let rawValue: UInt32

  /// Creates a set from its bit mask.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position of the view's anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
