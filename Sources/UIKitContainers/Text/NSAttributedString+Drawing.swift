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

@MainActor
extension NSAttributedString {
  private var prepared: LabelText {
    let text = LabelText()
    var styled = styled(font: .systemFont(ofSize: 12))
    styled.lineLimit = paragraphStyle?.lineBreakMode.lineLimit
    text.text = styled
    return text
  }

  /// The size of the text without a limit of its width. On other threads it waits for the main one.
  public nonisolated func size() -> CGSize {
    nonisolated(unsafe) let text = self
    return MeasuredOnMainThread.size { text.prepared.size(width: nil) }
  }

  /// The rectangle of the text in a size: lines are broken at its width. On other threads it waits for
  /// the main one.
  public nonisolated func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isLimited = options.contains(.usesLineFragmentOrigin) && size.width < 1e6
    nonisolated(unsafe) let text = self
    let fitted = MeasuredOnMainThread.size {
      text.prepared.size(width: isLimited && size.width > 0 ? size.width : nil)
    }
    return CGRect(origin: .zero, size: fitted)
  }

  /// Draws the text in the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: size().width, height: 1e6)))
  }

  /// Draws the text in the current context, from the top of a rectangle.
  public func draw(in rect: CGRect) {
    let text = prepared
    let color = Color(uiColor: .black).resolve(EnvironmentValues())
    let size = text.size(width: rect.width)
    let alignment = paragraphStyle?.alignment ?? .natural
    let place = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width, height: min(size.height, rect.height))
    CGContext.draw { text.draw(in: place, alignment, color, &$0) }
  }

  /// Draws the text in the current context, from the top of a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    draw(in: rect)
  }
}

/// Texts are laid out on the main thread.
private enum MeasuredOnMainThread {
  static func size(_ measure: @MainActor () -> CGSize) -> CGSize {
    if Thread.isMainThread { return MainActor.unsafelyAssumed(measure) }
    return DispatchQueue.main.sync { MainActor.unsafelyAssumed(measure) }
  }
}

@MainActor
extension NSString {
  private nonisolated func attributed(_ attributes: [NSAttributedString.Key: Any]?)
    -> NSAttributedString
  {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }

  /// The size of the text without a limit of its width. On other threads it waits for the main one.
  public nonisolated func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    attributed(attrs).size()
  }

  /// The rectangle of the text in a size: lines are broken at its width.
  public nonisolated func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in the current context, from the top of a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }
}

@MainActor
extension String {
  private nonisolated var text: NSString { NSString(string: self) }

  /// The size of the text without a limit of its width. On other threads it waits for the main one.
  public nonisolated func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    text.size(withAttributes: attrs)
  }

  /// The rectangle of the text in a size: lines are broken at its width.
  public nonisolated func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in the current context, from the top of a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attrs)
  }
}

extension NSLineBreakMode {
  /// 1 for texts that are cut at the end of a line; nil for others.
  fileprivate var lineLimit: Int? { self == .byWordWrapping || self == .byCharWrapping ? nil : 1 }
}
