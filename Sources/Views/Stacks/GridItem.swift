// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// The size, spacing and alignment of a column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// The rule that determines the length of a track. Lengths are in points.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// An equal share of the remaining length, clamped to the limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal tracks as fit in an equal share of the remaining length, each within the limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The rule that determines the length of the track.
  public var size: Size
  /// The distance to the next track in points; nil is the default of 8.
  public var spacing: CGFloat?
  /// The alignment of views in the track's cells; nil is centered.
  public var alignment: Alignment?

  /// Creates a track. `spacing` is in points; nil, NaN and infinity stand for the default of 8.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
