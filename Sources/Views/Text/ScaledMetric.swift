// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A length that scales with the text size.
///
/// - Note: Differs from SwiftUI: the text size is fixed, so the value is never scaled.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The value, unscaled.
  public let wrappedValue: Value

  /// Creates a metric from its value at the standard text size.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a metric from its value at the standard text size. `textStyle` has no effect.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
