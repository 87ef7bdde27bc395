// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A layer that draws a text in its bounds.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`; nil for none.
  open var string: Any? { didSet { changed() } }
  /// The font: a `UIFont`, whose size is ignored, or a font name; the system font otherwise.
  open var font: Any? { didSet { changed() } }
  /// The size of the font in points; 36 by default.
  open var fontSize: CGFloat = 36 { didSet { changed() } }
  /// The color of the characters; white by default.
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { changed() } }
  /// The alignment of lines in the bounds; `natural` by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
  /// Whether lines are broken at the width of the layer; false by default.
  open var isWrapped = false { didSet { changed() } }
  /// The position at which lines that do not fit are truncated.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { changed() } }

  private func changed() { setNeedsDisplay() }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      changed()
    }
  }

  private var text: DrawnText {
    if let text = string as? NSAttributedString { return DrawnText(text) }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreak
    let own =
      (font as? UIFont)?.withSize(fontSize)
      ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize)
    return DrawnText(
      NSString(string: string.map { String(describing: $0) } ?? ""),
      [
        .font: own, .paragraphStyle: style,
        .foregroundColor: UIColor(cgColor: foregroundColor ?? UIColor.clear.cgColor),
      ])
  }

  /// Returns the size of the text on one line, in points.
  open func preferredFrameSize() -> CGSize { text.size }

  open override func draw(in ctx: CGContext) {
    ctx.saveGState()
    text.draw(in: bounds)
    ctx.restoreGState()
  }
}

/// The alignment of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an alignment with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the leading edge of the writing direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides; drawn at the left.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    self == .center ? .center : self == .right ? .right : self == .left ? .left : .natural
  }
}

/// The position at which the lines of a text layer are truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// They are not cut.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreak: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byClipping
    }
  }
}
