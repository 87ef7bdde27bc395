// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Insets by leading and trailing edges, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the upper edge.
  public var top: CGFloat
  /// The inset from the leading edge.
  public var leading: CGFloat
  /// The inset from the lower edge.
  public var bottom: CGFloat
  /// The inset from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}
