// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// A type that an item provider can load its value as.
public protocol NSItemProviderReading {
  /// Makes an object of the transferred value. For internal use only.
  static func _make(_ value: Any) -> Any?
}
