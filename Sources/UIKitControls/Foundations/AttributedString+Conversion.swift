// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Interface
import UIKitViews
public import Views

extension AttributedString {
  /// Creates an attributed string from a localized one, parsing the Markdown in it.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
  }

  /// Creates an attributed string from a localized one, parsing the Markdown in it.
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: String(localized: resource))
  }

  private init(inlineMarkdown text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }

  /// Creates an attributed string with the fonts, colors, lines and distances of another one, for `Text` and for
  /// UIKit's views.
  public init(_ nsStr: NSAttributedString) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var result = AttributedString()
    let whole = nsStr.string as NSString
    let range = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: range, options: []) { values, range, _ in
      var attributes = AttributeContainer(values)
      if let font = values[.font] as? UIFont { attributes[Keys.FontAttribute.self] = Font(font) }
      if let color = values[.foregroundColor] as? UIColor {
        attributes[Keys.ForegroundColorAttribute.self] = Color(uiColor: color)
      }
      if let color = values[.backgroundColor] as? UIColor {
        attributes[Keys.BackgroundColorAttribute.self] = Color(uiColor: color)
      }
      attributes[Keys.KerningAttribute.self] =
        attributes[AttributeScopes.UIKitAttributes.KernAttribute.self]
      if attributes[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.isEmpty == false
      {
        attributes[Keys.UnderlineStyleAttribute.self] = .single
      }
      result += AttributedString(whole.substring(with: range), attributes: attributes)
    }
    self = result
  }
}

extension NSAttributedString {
  /// Creates an attributed string with UIKit's attributes of another one: fonts, colors, kerns and underlines.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: run.attributes.dictionary))
    }
    self.init(attributedString: result)
  }
}
