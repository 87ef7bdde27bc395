// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The priority of a constraint, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Creates a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Required.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which views resist being smaller than their contents.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority with which views resist being larger than their contents.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that differs by a number.
  public static func + (one: UILayoutPriority, other: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue + other)
  }

  /// A priority that differs by a number.
  public static func - (one: UILayoutPriority, other: Float) -> UILayoutPriority {
    UILayoutPriority(one.rawValue - other)
  }
}

/// Priorities along both axes.
package struct LayoutPriorities {
  package var horizontal: UILayoutPriority
  package var vertical: UILayoutPriority

  package init(horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
