// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

private enum AppearanceKey: EnvironmentKey {
  static let defaultValue = TextAppearance()
}

private enum ParagraphKey: EnvironmentKey {
  static let defaultValue = Paragraph()
}

extension EnvironmentValues {
  package var textAppearance: TextAppearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  package var paragraph: Paragraph {
    get { self[ParagraphKey.self] }
    set { self[ParagraphKey.self] = newValue }
  }

  /// The font of text that does not set its own; nil is the style `body`.
  public var font: Font? {
    get { textAppearance.font }
    set { textAppearance.font = newValue }
  }

  /// The alignment of lines within texts.
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  /// The maximum number of lines of a text; nil means no limit. Values below 1 count as 1.
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set { paragraph.lineLimit = newValue.map { max(1, $0) } }
  }

  /// Additional space between lines in points. Negative and non-finite values count as 0.
  public var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue.isFinite ? max(0, newValue) : 0 }
  }

  /// The position at which lines that do not fit are truncated.
  public var truncationMode: Text.TruncationMode {
    get { paragraph.truncation }
    set { paragraph.truncation = newValue }
  }

  /// The smallest factor, from 0 to 1, by which text may be scaled down before it is truncated.
  public var minimumScaleFactor: CGFloat {
    get { paragraph.minimumScale }
    set { paragraph.minimumScale = newValue > 0 ? min(newValue, 1) : 0 }
  }

  /// Whether characters may move closer together, by at most 5 %, before a single line is truncated.
  public var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }

  /// The case conversion of texts; nil for none.
  public var textCase: Text.Case? {
    get { paragraph.letterCase }
    set { paragraph.letterCase = newValue }
  }
}

extension View {
  /// Sets the font of text in this view; nil restores the default.
  public func font(_ font: Font?) -> some View {
    environment(\.textAppearance.font, font)
  }

  /// Sets the weight of text in this view; nil uses the font's.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textAppearance.weight, weight)
  }

  /// Sets the design of text in this view; nil uses the font's.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textAppearance.design, design)
  }

  /// Sets the width of the characters in this view; nil uses the font's.
  public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textAppearance.width, width)
  }

  /// Makes text in this view bold; false restores the font's weight.
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textAppearance.weight, isActive ? .emphasized : nil)
  }

  /// Makes text in this view italic; false restores the font's style.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textAppearance.isItalic, isActive ? true : nil)
  }

  /// Uses the monospaced design in this view; false restores the font's design.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textAppearance.design, isActive ? .monospaced : nil)
  }

  /// Uses digits of equal width in this view.
  public func monospacedDigit() -> some View {
    environment(\.textAppearance.hasMonospacedDigits, true)
  }

  /// Adds a line under text in this view, or removes it; a nil color is that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textAppearance.underline,
      isActive ? TextAppearance.Line(color: color, pattern: pattern) : nil)
  }

  /// Adds a line through text in this view, or removes it; a nil color is that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textAppearance.strikethrough,
      isActive ? TextAppearance.Line(color: color, pattern: pattern) : nil)
  }

  /// Adds space after each character in this view, in points. A negative length brings them closer; NaN and
  /// infinity count as 0.
  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textAppearance.tracking, tracking)
  }

  /// Adds space between characters in this view, in points. It is the same as `tracking`.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textAppearance.tracking, kerning)
  }

  /// Raises text in this view above its baseline, in points. A negative distance lowers it; NaN and infinity
  /// count as 0.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.textAppearance.baselineOffset, offset)
  }

  /// Sets the alignment of lines within each text in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Limits the number of lines of each text in this view; nil removes the limit. Values below 1
  /// count as 1.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits the number of lines of each text in this view, and reserves the height of the lower
  /// bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
      .environment(\.paragraph.reservedLines, max(0, limit.lowerBound))
  }

  /// Reserves the height of a number of lines for each text in this view, without an upper limit.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil)
      .environment(\.paragraph.reservedLines, max(0, limit.lowerBound))
  }

  /// Limits the number of lines of each text in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Limits the number of lines of each text in this view. If `reservesSpace` is true, each text
  /// has the height of that number of lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit)
      .environment(\.paragraph.reservedLines, reservesSpace ? max(1, limit) : 0)
  }

  /// Adds space between lines in this view, in points. Negative lengths, NaN and infinity count as 0.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets where lines that do not fit are truncated.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets text scale down to a factor, from 0 to 1, before it is truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether the characters of texts with a line limit of 1 may move closer together, by at
  /// most 5 %, before the line is truncated.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Scales the fonts of texts in this view, unless `isEnabled` is false.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textAppearance) { if isEnabled { $0.scale = scale } }
  }

  /// Sets the case conversion of texts in this view; nil for none.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
