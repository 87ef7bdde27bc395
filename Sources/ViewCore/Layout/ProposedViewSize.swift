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

  /// Returns a size that the code of a layout or a shape has computed for the proposal, with usable
  /// lengths: 0 for those that are negative or NaN, and for infinite ones the proposed length, or 10
  /// points if none is proposed.
  package func usableSize(_ size: CGSize) -> CGSize {
    func usable(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      if length.isNaN { return 0 }
      return length == .infinity ? max(0, proposed ?? 10) : max(0, length)
    }
    return CGSize(width: usable(size.width, width), height: usable(size.height, height))
  }
}
