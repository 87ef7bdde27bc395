// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The name of a device, as previews specify it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Creates a device by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device by its name.
  public init(stringLiteral: String) {
    self.init(rawValue: stringLiteral)
  }
}
