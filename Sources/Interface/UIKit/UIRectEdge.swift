// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt
  /// Creates an option set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
