// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore

extension String {
  /// A string literal with interpolated values, which are formatted when it is created.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// The characters without a translation.
    var string: String { key.pieces.map(\.string).joined() }

    /// Creates a value from a string.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    /// Creates a value from a string literal.
    public init(stringLiteral value: String) {
      key = LocalizedStringKey(value)
    }

    /// Creates a value from an interpolated string literal.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates the localized string of a literal with interpolated values.
  ///
  /// - Note: Differs from SwiftUI: `bundle` and `locale` are ignored; see `LocalizedStringKey`.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.translatedPieces(table: table).map(\.string).joined()
  }

  /// Creates the localized string of a key, which is the default value without a translation.
  ///
  /// - Note: Differs from SwiftUI: `bundle` and `locale` are ignored; see `LocalizedStringKey`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.key.translatedPieces(key: key.description, table: table).map(\.string)
      .joined()
  }

  /// Creates the localized string of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.translatedPieces.map(\.string).joined()
  }
}

/// A localized string that is looked up when it is displayed.
///
/// - Note: Differs from SwiftUI: `locale` is ignored; see `LocalizedStringKey`.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key.
  public let key: String
  /// The text.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for the default one.
  public let table: String?
  /// The locale of the text.
  public var locale: Locale

  /// Creates a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key.catalogKey
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// Creates a resource from a key and its text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  /// Creates a resource from a string literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a resource from an interpolated string literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type whose values have a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text of the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource {
  fileprivate var translatedPieces: [LocalizedStringKey.Piece] {
    defaultValue.key.translatedPieces(key: key, table: table)
  }
}

extension Text {
  /// Creates text from a localized string, parsing its Markdown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self = LocalizedStringKey.text(of: resource.translatedPieces)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a localized string.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}
