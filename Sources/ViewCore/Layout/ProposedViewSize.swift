// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The size in points that a container proposes to a view; a nil dimension asks for the view's
/// ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from a length per axis.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly the given size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// A proposal that asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// A proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposed size with nil dimensions replaced by those of `size`, 10 by 10 points by
  /// default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
