// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation

/// Some text to read.
///
/// A literal may hold values (`"\(count) cards"`), which are written as they are where the program runs, and
/// emphasis as in Markdown: `**bold**`, `*italic*`, `~~struck~~`, and code between backticks.
public struct Text: Hashable, Sendable {
  indirect enum Content: Hashable, Sendable {
    case string(String)
    case image(Image)
    case joined([Text])
  }

  let content: Content
  /// What was asked of it; what was asked first counts most.
  var appearance = TextAppearance()

  init(_ content: Content, _ appearance: TextAppearance = TextAppearance()) {
    self.content = content
    self.appearance = appearance
  }

  /// The text as it stands, nothing in it read as emphasis.
  public init(verbatim content: String) {
    self.init(.string(content))
  }

  public init(_ key: LocalizedStringKey) {
    self = key.text
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.string(String(content)))
  }

  /// A value, written by a format of Foundation's.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.string(format.format(input)))
  }

  /// An image in the line, of the font's size.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// Its characters; pictures have none.
  var string: String {
    switch content {
    case .string(let string): string
    case .image: ""
    case .joined(let texts): texts.map(\.string).joined()
    }
  }

  public static func + (one: Text, other: Text) -> Text {
    Text(.joined([one, other]))
  }

  /// Where a line that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// What is made of the letters.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { asking { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { asking { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { asking { $0.design = design } }
  public func bold() -> Text { asking { $0.weight = .bold } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { asking { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? asking { $0.design = .monospaced } : self
  }
  /// With digits that are all equally wide.
  public func monospacedDigit() -> Text { asking { $0.hasMonospacedDigits = true } }
  public func foregroundColor(_ color: Color?) -> Text { asking { $0.color = color } }
  public func foregroundStyle(_ color: Color) -> Text { asking { $0.color = color } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    asking { $0.underline = .some(isActive ? TextAppearance.Line(color: color) : nil) }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    asking { $0.strikethrough = .some(isActive ? TextAppearance.Line(color: color) : nil) }
  }
  /// Adds space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { asking { $0.tracking = tracking } }
  /// Adds space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { asking { $0.tracking = kerning } }
  /// Raises it over the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { asking { $0.baselineOffset = offset } }

  private func asking(_ change: (inout TextAppearance) -> Void) -> Text {
    var asked = TextAppearance()
    change(&asked)
    return Text(content, asked.overridden(by: appearance))
  }
}
