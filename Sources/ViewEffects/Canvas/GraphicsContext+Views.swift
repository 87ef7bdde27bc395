// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

extension GraphicsContext {
  /// Text that can be measured and drawn.
  public struct ResolvedText {
    let text: Text
    let surface: CanvasSurface

    /// Returns the size of the text within a size in points.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// Returns the distance in points from the top to the baseline of the first line, within a size in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }
    /// Returns the distance in points from the top to the baseline of the last line, within a size in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    func layout(in size: CGSize?) -> TextLayout {
      surface.layout(text, in: size)
    }
  }

  /// Prepares text for measuring and drawing, in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, surface: surface) }

  /// Draws text, without a limit on its width, so that its anchor is at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws text, without a limit on its width, so that its anchor is at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: nil)
    draw(
      text.text, layout,
      at: CGPoint(
        x: point.x - anchor.x * layout.size.width, y: point.y - anchor.y * layout.size.height))
  }

  /// Draws text from the top left of a rectangle, wrapped to its width and truncated to its height.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws text from the top left of a rectangle, wrapped to its width and truncated to its height.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.text, text.layout(in: rect.size), at: rect.origin)
  }

  private func draw(_ text: Text, _ layout: TextLayout, at origin: CGPoint) {
    guard transform.isFinite else { return }
    let placement = transform.translatedBy(x: origin.x, y: origin.y)
    let paint = surface.paint(of: text, in: CGRect(origin: .zero, size: layout.size))
    within {
      surface.with(placement) { builder in
        for piece in layout.pieces { piece.draw(piece.color.map { .color($0) } ?? paint, &builder) }
      }
    }
  }

  /// Draws an image so that its anchor is at a point: a symbol at the size of the environment's font,
  /// an image at its own.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image that fills a rectangle. `style` has no effect on images.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }
}

extension CanvasSurface {
  fileprivate func layout(_ text: Text, in size: CGSize?) -> TextLayout {
    nonisolated(unsafe) let style = style
    return MainActor.unsafelyAssumed {
      let values = style.values
      return values.resources?.resources.text.layout(
        text.styled(values).text, width: size.map { Double($0.width) },
        height: size.map { Double($0.height) })
        ?? TextLayout(
          TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0), lineCount: 0,
          isTruncated: false, pieces: [])
    }
  }

  fileprivate func paint(of text: Text, in rect: CGRect) -> Paint {
    nonisolated(unsafe) let context = style
    return MainActor.unsafelyAssumed {
      let style: any ShapeStyle = text.styled(context.values).color ?? ForegroundStyle()
      return AnimatableFill(style._resolve(context).fill).paint(in: rect)
    }
  }
}
