// Part of Snapback, under the MIT licence; see LICENSE.

/// A message of a `Logger`. Interpolated values may have a privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a string literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message from an interpolated string literal.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// Collects the parts of an interpolated message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Appends a part of the literal.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Appends the description of a value; `<private>` if it is private or sensitive.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy == .private || privacy == .sensitive ? "<private>" : String(describing: value())
  }
}

/// Whether a value of a message may be read by others.
public struct OSLogPrivacy: Hashable, Sendable {
  private let level: Int

  /// The same as `public`: messages are written to the user's own standard error.
  public static let auto = OSLogPrivacy(level: 0)
  /// The value is written.
  public static let `public` = OSLogPrivacy(level: 1)
  /// The value is not written.
  public static let `private` = OSLogPrivacy(level: 2)
  /// The value is not written.
  public static let sensitive = OSLogPrivacy(level: 3)
}

/// The level of a message.
public struct OSLogType: Hashable, Sendable {
  /// The number of the level in Apple's systems.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)
}
