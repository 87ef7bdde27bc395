// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
public import Foundation
@_spi(ViewTree) import ViewCore

extension AttributeScopes {
  /// The attributes that `Text` draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters, as high as a line.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between characters, in points.
    public let kern: KerningAttribute
    /// The space after each character, in points.
    public let tracking: TrackingAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that `Text` draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a name such as `foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// A line under or through characters.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let value: StyledText.Line.Pattern

      package init(_ value: StyledText.Line.Pattern) { self.value = value }

      /// An unbroken line.
      public static let solid = Pattern(.solid)
      /// Dots.
      public static let dot = Pattern(.dot)
      /// Dashes.
      public static let dash = Pattern(.dash)
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(.dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(.dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// A line of a pattern in a color; nil for that of the characters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the characters.
    public static let single = LineStyle()
  }

  /// Creates text from an attributed string: its characters with their fonts, colors, lines and
  /// spacing, and the emphasis that Markdown sets. Links have the tint, and a tap opens them by the
  /// environment's `openURL`.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let texts = attributedContent.runs.map { run in
      let string = String(attributedContent[run.range].characters)
      return Text(.string(string), Self.appearance(run.attributes))
    }
    self = .joining(texts)
  }

  private static func appearance(_ attributes: AttributeContainer) -> TextAppearance {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var appearance = TextAppearance(
      font: attributes[Keys.FontAttribute.self],
      color: attributes[Keys.ForegroundColorAttribute.self],
      tracking: attributes[Keys.TrackingAttribute.self] ?? attributes[Keys.KerningAttribute.self],
      baselineOffset: attributes[Keys.BaselineOffsetAttribute.self],
      underline: attributes[Keys.UnderlineStyleAttribute.self].map {
        TextAppearance.Line(color: $0.color, pattern: $0.pattern)
      },
      strikethrough: attributes[Keys.StrikethroughStyleAttribute.self].map {
        TextAppearance.Line(color: $0.color, pattern: $0.pattern)
      })
    appearance.link = attributes.link
    appearance.background = attributes[Keys.BackgroundColorAttribute.self]
    let intent = attributes.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { appearance.weight = .emphasized }
    if intent.contains(.emphasized) { appearance.isItalic = true }
    if intent.contains(.code) { appearance.design = .monospaced }
    if intent.contains(.strikethrough), appearance.strikethrough == nil {
      appearance.strikethrough = .some(TextAppearance.Line(color: nil))
    }
    return appearance
  }
}
