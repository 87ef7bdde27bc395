// Part of Snapback, under the MIT licence; see LICENSE.

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt
  /// Creates an option set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
