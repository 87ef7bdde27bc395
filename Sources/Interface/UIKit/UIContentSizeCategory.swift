// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Views

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// Creates a category of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(suffix: String) {
    rawValue = "UICTContentSizeCategory" + suffix
  }

  /// No size.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = Self(suffix: "XS")
  /// A small size.
  public static let small = Self(suffix: "S")
  /// A size a little smaller than the standard one.
  public static let medium = Self(suffix: "M")
  /// The standard size.
  public static let large = Self(suffix: "L")
  /// A size a little larger than the standard one.
  public static let extraLarge = Self(suffix: "XL")
  /// A large size.
  public static let extraExtraLarge = Self(suffix: "XXL")
  /// The largest size that is no accessibility size.
  public static let extraExtraExtraLarge = Self(suffix: "XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = Self(suffix: "AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = Self(suffix: "AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = Self(suffix: "AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = Self(suffix: "AccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = Self(suffix: "AccessibilityXXXL")

  /// The categories in ascending order.
  private static let all = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]

  /// The category of a text size; `unspecified` for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { Self.all[$0.rawValue] } ?? .unspecified
  }

  /// The category of a text size; `unspecified` for nil.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self.init(sizeCategory.flatMap { DynamicTypeSize($0) })
  }

  /// The position in ascending order; nil for `unspecified` and unknown names.
  fileprivate var index: Int? { Self.all.firstIndex(of: self) }

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool {
    DynamicTypeSize(self)?.isAccessibilitySize == true
  }

  /// Returns whether one category is smaller than another. One without a size is smaller than all that have
  /// one.
  public static func < (left: Self, right: Self) -> Bool {
    (left.index ?? -1) < (right.index ?? -1)
  }

  /// Returns whether one category is not larger than another.
  public static func <= (left: Self, right: Self) -> Bool { !(right < left) }
  /// Returns whether one category is larger than another.
  public static func > (left: Self, right: Self) -> Bool { right < left }
  /// Returns whether one category is not smaller than another.
  public static func >= (left: Self, right: Self) -> Bool { !(left < right) }
}

extension DynamicTypeSize {
  /// The text size of a category; nil for `unspecified`.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = uiSizeCategory.index else { return nil }
    self.init(rawValue: index)
  }
}

extension ContentSizeCategory {
  /// The category of a text size; nil for `unspecified`.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }
}
