// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the characters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the characters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space added after every character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The distance by which the characters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The line under the characters, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of that line; that of the characters by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the characters, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of that line; that of the characters by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The layout of lines, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The shadow of the characters, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The color of the characters' outlines; that of the characters by default.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the characters' outlines in percent of the font's size. Characters with a positive one are not filled.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The image in place of an object replacement character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension StyledText {
  /// Creates a text with one set of attributes, colors resolved for the appearance of the window. `font`
  /// applies where the attributes have none.
  @MainActor
  package init(_ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont) {
    self.init()
    append(text, attributes, font: font)
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { setParagraph(style) }
  }

  @MainActor
  fileprivate mutating func append(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont
  ) {
    let values = UIKitService.environment
    func color(_ value: Any?) -> ResolvedColor? {
      if let color = value as? UIColor { return Color(uiColor: color).resolve(values) }
      return (value as? CGColor).map { Color(cgColor: $0).resolve(values) }
    }
    func number(_ value: Any?) -> Double {
      let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? 0
      return number.isFinite ? number : 0
    }
    func line(_ style: Any?, _ lineColor: Any?) -> StyledText.Line? {
      let style =
        style as? NSUnderlineStyle ?? NSUnderlineStyle(rawValue: Int(exactly: number(style)) ?? 0)
      guard !style.isEmpty else { return nil }
      return StyledText.Line(color: color(lineColor), pattern: style.pattern ?? .solid)
    }
    var run = StyledText.Run(
      text, font: (attributes[.font] as? UIFont ?? font).font,
      color: color(attributes[.foregroundColor]))
    run.background = color(attributes[.backgroundColor])
    run.tracking = number(attributes[.kern])
    run.baselineOffset = number(attributes[.baselineOffset])
    run.underline = line(attributes[.underlineStyle], attributes[.underlineColor])
    run.strikethrough = line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    var decoration = RunDecoration()
    if let shadow = attributes[.shadow] as? NSShadow, let tint = color(shadow.shadowColor) {
      decoration.shadow = .init(
        color: tint, blur: max(0, shadow.shadowBlurRadius), offset: shadow.shadowOffset)
    }
    let stroke = number(attributes[.strokeWidth])
    if stroke != 0, stroke.isFinite {
      decoration.stroke = .init(
        color: color(attributes[.strokeColor]), width: abs(stroke) / 100, isFilled: stroke < 0)
    }
    if let attachment = attributes[.attachment] as? NSTextAttachment, let image = attachment.image {
      run.symbol = attachment.shape(size: run.font.size)
      decoration.image = image
    }
    if decoration != RunDecoration() { run.decoration = TextDecoration(decoration) }
    runs.append(run)
  }

  fileprivate mutating func setParagraph(_ style: NSParagraphStyle) {
    alignment = style.alignment.styled
    lineSpacing = Double(style.lineSpacing)
    paragraphSpacing = Double(style.paragraphSpacing)
    lineHeightMultiple = Double(style.lineHeightMultiple)
    minimumLineHeight = Double(style.minimumLineHeight)
    maximumLineHeight = Double(style.maximumLineHeight)
    firstLineIndent = Double(style.firstLineHeadIndent)
    indent = Double(style.headIndent)
    tightening = style.allowsDefaultTighteningForTruncation ? Self.defaultTightening : 0
    truncation = style.lineBreakMode.truncation
  }
}

extension StyledText {
  /// The largest fraction by which a text that may be tightened is.
  package static let defaultTightening = 0.05
}

extension NSAttributedString {
  /// The text with its attributes, colors resolved for the appearance of the window.
  @MainActor
  package func styled(font: UIFont) -> StyledText {
    var text = StyledText()
    let all = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
      text.append(all.substring(with: range), values, font: font)
    }
    if let style = paragraphStyle { text.setParagraph(style) }
    return text
  }

  /// The layout of the lines of the first paragraph; nil if the text does not have one.
  package var paragraphStyle: NSParagraphStyle? {
    length == 0 ? nil : attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}
