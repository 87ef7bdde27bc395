// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
public import Foundation

/// A font in a size.
public final class UIFont: Hashable, Sendable {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// Creates a weight from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The usual one.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    fileprivate var css: Int {
      switch self {
      case .ultraLight: 100
      case .thin: 200
      case .light: 300
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      case .heavy: 800
      case .black: 900
      default: 400
      }
    }
  }

  /// A text style.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a text style with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The second largest titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The third largest titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The smallest titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "body")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Small captions.
    public static let caption2 = TextStyle(rawValue: "caption2")

    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  package let font: FontDescription

  package init(_ font: FontDescription) { self.font = font }

  /// Creates a font of a family; the system's if there is no such family.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(FontDescription(family: fontName, size: Double(fontSize)))
  }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize)))
  }
  /// The system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize), weight: weight.css))
  }
  /// The system's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system's italic font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize), isItalic: true))
  }
  /// The system's font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize), weight: weight.css, hasMonospacedDigits: true))
  }
  /// The system's font with characters of equal width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: Double(fontSize), weight: weight.css, design: .monospaced))
  }
  /// The font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// The size of the system's text: 14.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of texts on buttons: 18.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of texts on labels: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// The size in points.
  public var pointSize: CGFloat { font.size }
  /// The height of a line in points.
  public var lineHeight: CGFloat { font.size * FontDescription.systemLineHeight }
  /// The ascender in points.
  public var ascender: CGFloat { font.size * FontDescription.systemAscent }
  /// The descender in points; negative.
  public var descender: CGFloat { -font.size * FontDescription.systemDescent }

  /// The font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = font
    copy.size = Double(fontSize)
    return UIFont(copy)
  }

  /// Returns whether two fonts are the same in the same size.
  public static func == (one: UIFont, other: UIFont) -> Bool { one.font == other.font }
  /// Hashes the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
