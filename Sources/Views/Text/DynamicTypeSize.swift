// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The user's preferred text size.
///
/// It follows the desktop's factor for texts in a window; `large` is the standard size. A view sets
/// another one with `dynamicTypeSize(_:)`.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Returns whether one size is smaller than another.
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Whether the size is one of the accessibility sizes, which are larger than `xxxLarge`.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private enum PreferredTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// The text size at which text styles, symbols and scaled metrics are displayed; `large` unless a
  /// view sets another.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The text size of the device, which `dynamicTypeSize` starts from. Views do not change it.
  package var preferredTypeSize: DynamicTypeSize {
    get { self[PreferredTypeSizeKey.self] }
    set { self[PreferredTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the text size in this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size in this view to a range: a size outside becomes the nearest one inside. An
  /// empty range has no effect.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      size = size < smallest ? smallest : largest
    }
  }
}
