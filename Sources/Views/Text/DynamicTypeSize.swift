// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The user's preferred text size.
///
/// - Note: Differs from SwiftUI: desktops do not provide this setting, so the environment's value
///   is always `large`, the standard size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether one size is smaller than another.
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Whether the size is one of the accessibility sizes, which are larger than `xxxLarge`.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
  /// The user's preferred text size: always `large`.
  public var dynamicTypeSize: DynamicTypeSize { .large }
}
