// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Joins the items of a list as a language writes it, as in "a, b and c". Foundation has this class
/// on Apple's systems only.
open class ListFormatter: Formatter {
  /// The locale whose rules are used; the user's by default.
  open var locale: Locale! = .current
  /// Formats each item; nil uses the items' descriptions.
  open var itemFormatter: Formatter?

  /// Returns the joined items; nil if `itemFormatter` cannot format one of them. No items make an
  /// empty string.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      guard let itemFormatter else {
        strings.append(String(describing: item))
        continue
      }
      guard let string = itemFormatter.string(for: item) else { return nil }
      strings.append(string)
    }
    return strings.formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
  }

  /// Returns strings joined by the rules of the user's locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard))
  }

  /// Returns the joined items of an array; nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
