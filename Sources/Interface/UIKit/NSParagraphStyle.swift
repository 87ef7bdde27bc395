// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
public import Foundation

/// The layout of the lines of a paragraph.
///
/// - Note: Differs from UIKit: the style of a text's first paragraph applies to all its paragraphs.
public class NSParagraphStyle: Hashable {
  fileprivate struct Values: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineSpacing: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var allowsDefaultTighteningForTruncation: Bool = false
  }

  fileprivate var values = Values()
  /// The alignment.
  public var alignment: NSTextAlignment { values.alignment }
  /// The space added between lines, in points.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The breaking or truncation of lines that do not fit.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space added after each paragraph but the last, in points.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The factor of the lines' heights; 0 for 1. What it adds or takes is above the characters.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0 for no limit.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The space before the first line of a paragraph, at its leading side, in points.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The space before the other lines of a paragraph, at their leading sides, in points.
  public var headIndent: CGFloat { values.headIndent }
  /// Whether characters are moved closer together before a line is cut.
  public var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// Creates the usual style.
  public init() {}

  /// The usual style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A copy that can be changed.
  public func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether two styles set lines alike.
  public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool {
    one.values == other.values
  }

  /// Hashes the style.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The layout of the lines of a paragraph, which can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The space added between lines, in points.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The breaking or truncation of lines that do not fit.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The space added after each paragraph but the last, in points.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The factor of the lines' heights; 0 for 1. What it adds or takes is above the characters.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of a line, in points.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of a line, in points; 0 for no limit.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The space before the first line of a paragraph, at its leading side, in points.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The space before the other lines of a paragraph, at their leading sides, in points.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Whether characters are moved closer together before a line is cut.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Sets lines as another style does.
  public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The lines under or through characters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value, which an attribute has.
  public let rawValue: Int
  /// Creates a style from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}

extension Text.LineStyle {
  /// Creates the line of an underline style: solid, or with its pattern; nil for a style without a line.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.contains(.single), let pattern = nsUnderlineStyle.pattern else {
      return nil
    }
    self.init(pattern: Pattern(pattern))
  }
}

extension NSUnderlineStyle {
  /// The bits of the raw value with the pattern.
  private static let patternMask = 0xf00

  /// The pattern of the line, solid by default; nil for one that is unknown.
  package var pattern: StyledText.Line.Pattern? {
    switch rawValue & Self.patternMask {
    case 0: .solid
    case Self.patternDot.rawValue: .dot
    case Self.patternDash.rawValue: .dash
    case Self.patternDashDot.rawValue: .dashDot
    case Self.patternDashDotDot.rawValue: .dashDotDot
    default: nil
    }
  }
}
