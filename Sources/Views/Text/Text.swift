// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
@_spi(ViewTree) import ViewCore

/// A view that displays text.
///
/// A literal may contain interpolated values (`"\(count) cards"`), formatted when the text is
/// created, and inline Markdown: `**bold**`, `*italic*`, `~~strikethrough~~`, and code between
/// backticks, and links in the form `[text](https://example.org)`, which a tap opens.
public struct Text: Sendable {
  indirect enum Content: Hashable, Sendable {
    case string(String)
    case image(Image)
    case joined([Text])
    case date(DateText)
  }

  let content: Content
  /// The attributes set by modifiers of the text. An earlier modifier overrides later ones and the
  /// environment.
  var appearance: TextAppearance {
    get { attributes?.appearance ?? Self.plain }
    set { attributes = Attributes(newValue) }
  }
  /// Nil if no modifier has been applied.
  private var attributes: Attributes?

  /// The attributes are many values of which few are set, and a text is copied into each view around it.
  private final class Attributes: Sendable {
    let appearance: TextAppearance

    init(_ appearance: TextAppearance) { self.appearance = appearance }
  }

  private static let plain = TextAppearance()

  init(_ content: Content, _ appearance: TextAppearance? = nil) {
    self.content = content
    attributes = appearance.map { Attributes($0) }
  }

  /// Whether a modifier has been applied.
  var hasAppearance: Bool { attributes != nil }

  /// Creates text from a string, without parsing Markdown.
  public init(verbatim content: String) {
    self.init(.string(content))
  }

  /// Creates text from a literal, parsing its Markdown.
  public init(_ key: LocalizedStringKey) {
    self = key.text
  }

  /// Creates text from a literal, parsing its Markdown.
  ///
  /// - Parameters:
  ///   - key: The literal, which is looked up in string catalogs and strings files.
  ///   - tableName: The name of the catalog or file; nil for `Localizable`.
  ///   - bundle: Without effect.
  ///   - comment: A note for translators.
  ///
  /// - Note: Differs from SwiftUI: `bundle` is ignored, because all translations are in one library.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = LocalizedStringKey.text(of: key.translatedPieces(table: tableName))
  }

  /// Creates text from a string, without parsing Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.string(String(content)))
  }

  /// Creates text from a value in a Foundation format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.string(format.format(input)))
  }

  /// Creates text that consists of an image at the size of the font.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// The characters, without images.
  package var string: String {
    switch content {
    case .string(let string): string
    case .image: ""
    case .joined(let texts): texts.map(\.string).joined()
    case .date(let date):
      isMainThread
        ? MainActor.unsafelyAssumed { date.string(at: FrameContext.date) }
        : date.string(at: Date(timeIntervalSinceReferenceDate: 0))
    }
  }

  /// Whether the text is made of texts by `+`, which are in a list of their own.
  var isConcatenation: Bool {
    if case .joined(let texts) = content { texts.count == 1 } else { false }
  }

  /// Concatenates two texts, which keep their styles.
  public static func + (one: Text, other: Text) -> Text {
    Text(.joined([Text(.joined([one, other]))]))
  }

  /// The position at which a line that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
  }

  /// A case conversion.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

extension Text: Hashable {
  public static func == (one: Text, other: Text) -> Bool {
    one.content == other.content
      && (one.attributes === other.attributes || one.appearance == other.appearance)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(appearance)
  }
}

extension Text {
  /// Sets the font; nil uses the environment's.
  public func font(_ font: Font?) -> Text {
    adding { if $0.font == nil { $0.font = font } }
  }
  /// Sets the weight; nil uses the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    adding { if $0.weight == nil { $0.weight = weight } }
  }
  /// Sets the design; nil uses the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { modifying { $0.design = design } }
  /// Sets the width of the characters; nil uses the font's.
  public func fontWidth(_ width: Font.Width?) -> Text { modifying { $0.width = width } }
  /// Makes the text bold.
  public func bold() -> Text { adding { if $0.weight == nil { $0.weight = .emphasized } } }
  /// Makes the text bold if `isActive` is true.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Makes the text italic.
  public func italic() -> Text { modifying { $0.isItalic = true } }
  /// Makes the text italic if `isActive` is true.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// Uses the monospaced design if `isActive` is true.
  /// - Note: Differs from SwiftUI: uses the installed monospaced font family.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? modifying { $0.design = .monospaced } : self
  }
  /// Uses digits of equal width.
  public func monospacedDigit() -> Text { modifying { $0.hasMonospacedDigits = true } }
  /// Sets the color; nil uses the environment's foreground style.
  public func foregroundColor(_ color: Color?) -> Text {
    adding { if $0.color == nil { $0.color = color } }
  }
  /// Sets the color.
  ///
  /// - Note: Differs from SwiftUI: only a color can be set, no other style.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }
  /// Adds a line under the text, or removes it; a nil color is that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modifying {
      $0.underline = .some(isActive ? TextAppearance.Line(color: color, pattern: pattern) : nil)
    }
  }
  /// Adds a line through the text, or removes it; a nil color is that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modifying {
      $0.strikethrough = .some(
        isActive ? TextAppearance.Line(color: color, pattern: pattern) : nil)
    }
  }
  /// Adds space after each character, in points. A negative length brings them closer; NaN and infinity count
  /// as 0.
  public func tracking(_ tracking: CGFloat) -> Text { modifying { $0.tracking = tracking } }
  /// Adds space between characters, in points. It is the same as `tracking`.
  public func kerning(_ kerning: CGFloat) -> Text { modifying { $0.tracking = kerning } }
  /// Raises the text above the baseline, in points. A negative distance lowers it; NaN and infinity count as 0.
  public func baselineOffset(_ offset: CGFloat) -> Text { modifying { $0.baselineOffset = offset } }

  /// The text after a change that sets what its own modifiers have not set: the same as `modifying`, without another
  /// value of all attributes.
  private func adding(_ change: (inout TextAppearance) -> Void) -> Text {
    var text = self
    change(&text.appearance)
    return text
  }

  func modifying(_ change: (inout TextAppearance) -> Void) -> Text {
    var attributes = TextAppearance()
    change(&attributes)
    return Text(content, attributes.overridden(by: appearance))
  }
}
