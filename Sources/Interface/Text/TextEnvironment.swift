// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// How lines are arranged within a text of several.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}

private enum AppearanceKey: EnvironmentKey {
  static let defaultValue = TextAppearance()
}

private enum ParagraphKey: EnvironmentKey {
  static let defaultValue = Paragraph()
}

/// How lines are broken, cut and placed.
struct Paragraph: Hashable {
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  /// How many lines it is high at least.
  var reservedLines = 0
  var lineSpacing: CGFloat = 0
  var truncation = Text.TruncationMode.tail
  var minimumScale: CGFloat = 1
  var letterCase: Text.Case?
}

extension EnvironmentValues {
  var textAppearance: TextAppearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  var paragraph: Paragraph {
    get { self[ParagraphKey.self] }
    set { self[ParagraphKey.self] = newValue }
  }

  /// The font of text that has none of its own; nil is the style `body`.
  public var font: Font? {
    get { textAppearance.font }
    set { textAppearance.font = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  /// How many lines a text may have; nil for as many as it takes.
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set { paragraph.lineLimit = newValue.map { max(1, $0) } }
  }

  /// Added between lines, in points.
  public var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue.isFinite ? max(0, newValue) : 0 }
  }

  public var truncationMode: Text.TruncationMode {
    get { paragraph.truncation }
    set { paragraph.truncation = newValue }
  }

  /// How far a font may shrink before text is cut, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { paragraph.minimumScale }
    set { paragraph.minimumScale = newValue > 0 ? min(newValue, 1) : 0 }
  }

  public var textCase: Text.Case? {
    get { paragraph.letterCase }
    set { paragraph.letterCase = newValue }
  }
}

extension View {
  /// Sets the font of the text inside.
  public func font(_ font: Font?) -> some View {
    environment(\.textAppearance.font, font)
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textAppearance.weight, weight)
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textAppearance.design, design)
  }

  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textAppearance.weight, isActive ? .bold : nil)
  }

  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textAppearance.isItalic, isActive ? true : nil)
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textAppearance.design, isActive ? .monospaced : nil)
  }

  /// Makes all digits inside equally wide.
  public func monospacedDigit() -> some View {
    environment(\.textAppearance.hasMonospacedDigits, true)
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.textAppearance.underline, isActive ? TextAppearance.Line(color: color) : nil)
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(
      \.textAppearance.strikethrough, isActive ? TextAppearance.Line(color: color) : nil)
  }

  /// Adds space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textAppearance.tracking, tracking)
  }

  /// Adds space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textAppearance.tracking, kerning)
  }

  /// Raises text over its baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.textAppearance.baselineOffset, offset)
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Limits the lines of each text inside; less than one counts as one.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits the lines of each text inside, and makes it as high as the fewest of them.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
      .environment(\.paragraph.reservedLines, max(0, limit.lowerBound))
  }

  /// Makes each text inside as high as a number of lines at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil)
      .environment(\.paragraph.reservedLines, max(0, limit.lowerBound))
  }

  /// Limits the lines of each text inside.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Limits the lines of each text inside, and with `reservesSpace` makes it always as high as that.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit)
      .environment(\.paragraph.reservedLines, reservesSpace ? max(1, limit) : 0)
  }

  /// Adds space between lines, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Says where a line that is too long is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets text shrink to a part of its size, from 0 to 1, before it is cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
