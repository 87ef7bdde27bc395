// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// How the lines of a paragraph are set.
public class NSParagraphStyle: Hashable {
  /// The alignment.
  public fileprivate(set) var alignment = NSTextAlignment.natural
  /// The space added between lines, in points.
  public fileprivate(set) var lineSpacing: CGFloat = 0
  /// How lines that do not fit are broken or cut.
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates the usual style.
  public init() {}

  /// The usual style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A copy that can be changed.
  public func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    (copy.alignment, copy.lineSpacing) = (alignment, lineSpacing)
    copy.lineBreakMode = lineBreakMode
    return copy
  }

  /// Whether two styles set lines alike.
  public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool {
    one.alignment == other.alignment && one.lineSpacing == other.lineSpacing
      && one.lineBreakMode == other.lineBreakMode
  }

  /// Hashes the style.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(lineSpacing)
  }
}

/// How the lines of a paragraph are set, which can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The space added between lines, in points.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// How lines that do not fit are broken or cut.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
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
