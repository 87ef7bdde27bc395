// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Writes and reads names. Foundation has this class on Apple's systems only.
open class PersonNameComponentsFormatter: Formatter {
  /// The parts of a name that are written: see `PersonNameComponents.FormatStyle.Style`.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  /// The parts of a name that are written; given name and family name by default.
  open var style = Style.default
  /// The locale, which determines the order of the names; the user's by default.
  open var locale: Locale! = .current

  public override init() { super.init() }

  /// Nil: there are no archived formatters.
  public required init?(coder: NSCoder) { nil }

  /// Returns the parts of the name that there are.
  open func string(from components: PersonNameComponents) -> String {
    let style: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return PersonNameComponents.FormatStyle(style: style, locale: locale ?? .current)
      .format(components)
  }

  /// Returns the parts of a name, whose words are separated by spaces; nil if there is no word.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameComponents(words: string)
  }

  /// Returns a name in the user's language.
  open class func localizedString(
    from components: PersonNameComponents, style: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// Returns `PersonNameComponents` as text; nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}
