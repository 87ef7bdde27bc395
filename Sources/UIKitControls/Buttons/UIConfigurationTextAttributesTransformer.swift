// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// Changes the attributes of the texts of a configuration.
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer {
  /// Returns the changed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension AttributeScopes {
  /// The attributes of UIKit's texts.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added after every character, in points.
    public let kern: KernAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
  }

  /// The attributes of UIKit's texts.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a name such as `font`.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// Creates a container of the attributes of an attributed string. Those that are no font, color, kern or
  /// underline are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    self.init()
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] =
      dictionary[.kern] as? CGFloat ?? (dictionary[.kern] as? Double).map { CGFloat($0) }
      ?? (dictionary[.kern] as? Int).map { CGFloat($0) }
    self[Keys.UnderlineStyleAttribute.self] =
      dictionary[.underlineStyle] as? NSUnderlineStyle
      ?? (dictionary[.underlineStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
  }
}

extension AttributedString {
  /// The text with the attributes of UIKit, where a run has none with a font and a color, after a
  /// transformer.
  @MainActor
  func withUIKitAttributes(
    _ font: UIFont, _ color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    typealias Keys = AttributeScopes.UIKitAttributes
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var values = run.attributes
      if values[Keys.FontAttribute.self] == nil { values[Keys.FontAttribute.self] = font }
      if values[Keys.ForegroundColorAttribute.self] == nil {
        values[Keys.ForegroundColorAttribute.self] = color
      }
      if let transformer { values = transformer(values) }
      let text = String(self[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: values.dictionary))
    }
    return result
  }
}

extension AttributeContainer {
  /// The attributes of UIKit, as those of an attributed string.
  var dictionary: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self[Keys.FontAttribute.self]
    attributes[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    attributes[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    attributes[.kern] = self[Keys.KernAttribute.self]
    attributes[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    return attributes
  }
}
