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

/// A text with attributes, to measure and to draw.
@MainActor
struct DrawnText {
  private let label = LabelText()
  private let alignment: NSTextAlignment

  private init(_ text: StyledText, _ paragraph: NSParagraphStyle?) {
    var text = text
    text.lineLimit = paragraph?.lineBreakMode.lineLimit
    label.text = text
    alignment = paragraph?.alignment ?? .natural
  }

  init(_ text: NSAttributedString) {
    self.init(text.styled(font: .systemFont(ofSize: 12)), text.paragraphStyle)
  }

  // Not by an attributed string: each of Foundation's leaves its attributes in memory.
  init(_ text: NSString, _ attributes: [NSAttributedString.Key: Any]?) {
    let attributes = attributes ?? [:]
    self.init(
      StyledText(String(describing: text), attributes, font: .systemFont(ofSize: 12)),
      text.length == 0 ? nil : attributes[.paragraphStyle] as? NSParagraphStyle)
  }

  var size: CGSize { label.size(width: nil) }

  func bounds(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let isLimited = options.contains(.usesLineFragmentOrigin) && size.width < 1e6
    let width = isLimited && size.width > 0 ? size.width : nil
    return CGRect(origin: .zero, size: label.size(width: width))
  }

  func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: size.width, height: 1e6)))
  }

  func draw(in rect: CGRect) {
    let color = Color(uiColor: .black).resolve(EnvironmentValues())
    let height = min(label.size(width: rect.width).height, rect.height)
    let position = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    CGContext.draw { label.draw(in: position, alignment, color, &$0) }
  }
}

@MainActor
extension NSAttributedString {
  /// The size of the text without a limit of its width. On other threads it waits for the main one.
  public nonisolated func size() -> CGSize {
    nonisolated(unsafe) let text = self
    return MainThreadDrawing.value { DrawnText(text).size }
  }

  /// The rectangle of the text in a size: lines are broken at its width. On other threads it waits for
  /// the main one.
  public nonisolated func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    nonisolated(unsafe) let text = self
    return MainThreadDrawing.value { DrawnText(text).bounds(in: size, options) }
  }

  /// Draws the text in the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint) { DrawnText(self).draw(at: point) }

  /// Draws the text in the current context, from the top of a rectangle.
  public func draw(in rect: CGRect) { DrawnText(self).draw(in: rect) }

  /// Draws the text in the current context, from the top of a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    draw(in: rect)
  }
}

/// Texts are laid out on the main thread.
private enum MainThreadDrawing {
  static func value<Value>(_ make: @MainActor () -> Value) -> Value {
    if isMainThread { return MainActor.unsafelyAssumed(make) }
    return DispatchQueue.main.sync { MainActor.unsafelyAssumed(make) }
  }
}

@MainActor
extension NSString {
  /// The size of the text without a limit of its width. On other threads it waits for the main one.
  public nonisolated func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    nonisolated(unsafe) let (text, attributes) = (self, attrs)
    return MainThreadDrawing.value { DrawnText(text, attributes).size }
  }

  /// The rectangle of the text in a size: lines are broken at its width.
  public nonisolated func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    nonisolated(unsafe) let (text, attributes) = (self, attributes)
    return MainThreadDrawing.value { DrawnText(text, attributes).bounds(in: size, options) }
  }

  /// Draws the text in the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(self, attrs).draw(at: point)
  }

  /// Draws the text in the current context, from the top of a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(self, attrs).draw(in: rect)
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
