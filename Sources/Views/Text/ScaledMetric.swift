// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A length that scales with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.displayScale) private var displayScale
  private let standardValue: Value
  private let textStyle: Font.TextStyle

  /// The value at the text size of the view's environment, rounded to pixels unless the text
  /// size is the standard one. Outside of a body it is the value at the standard text size.
  public var wrappedValue: Value {
    guard dynamicTypeSize != .large else { return standardValue }
    let value = Double(standardValue) * Double(textStyle.growth(at: dynamicTypeSize))
    return Value((value * Double(displayScale)).rounded() / Double(displayScale))
  }

  /// Creates a metric from its value at the standard text size, which scales like the style `body`.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a metric from its value at the standard text size, which scales like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    standardValue = wrappedValue
    self.textStyle = textStyle
  }
}
