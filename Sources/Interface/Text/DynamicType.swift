// Part of Snapback, under the MIT licence; see LICENSE.

/// How big a reader wants text. No desktop tells in these words, so it is `large`, the size that text has by
/// itself, unless a view says otherwise.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// A length that grows with text. Text has one size here, so it is what it is given.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension EnvironmentValues {
  /// How big text is: always `large`.
  public var dynamicTypeSize: DynamicTypeSize { .large }
}
