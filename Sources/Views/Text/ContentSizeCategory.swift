// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The user's preferred text size, with the names that preceded `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The category of a text size.
  public init(_ size: DynamicTypeSize) {
    self = Self.allCases[size.rawValue]
  }

  /// The text size of the category.
  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize(rawValue: Self.allCases.firstIndex(of: self) ?? 3) ?? .large
  }

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Returns whether one category is smaller than another.
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.dynamicTypeSize < other.dynamicTypeSize
  }

  /// Returns whether one category is not larger than another.
  public static func <= (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.dynamicTypeSize <= other.dynamicTypeSize
  }

  /// Returns whether one category is larger than another.
  public static func > (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.dynamicTypeSize > other.dynamicTypeSize
  }

  /// Returns whether one category is not smaller than another.
  public static func >= (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.dynamicTypeSize >= other.dynamicTypeSize
  }
}

extension DynamicTypeSize {
  /// The text size of a category.
  @_disfavoredOverload
  public init?(_ category: ContentSizeCategory) {
    self = category.dynamicTypeSize
  }
}

extension EnvironmentValues {
  /// The text size as a category: the same value as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
