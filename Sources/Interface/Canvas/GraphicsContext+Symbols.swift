// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

extension GraphicsContext {
  /// A view that a canvas may draw, as it is now.
  public struct ResolvedSymbol {
    fileprivate let element: Element

    /// Its size in points.
    public let size: CGSize
  }

  /// The view among the canvas's symbols with a tag; nil where none has it.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    sheet.symbol(tagged: AnyHashable(id))
  }

  /// Draws a symbol with a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
    draw(symbol, transform.translatedBy(x: origin.x, y: origin.y))
  }

  /// Draws a symbol stretched over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    draw(
      symbol,
      CGAffineTransform(
        scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height
      )
      .concatenating(transform.translatedBy(x: rect.minX, y: rect.minY)))
  }

  private func draw(_ symbol: ResolvedSymbol, _ place: CGAffineTransform) {
    guard place.isFinite else { return }
    within { sheet.draw(symbol.element, place) }
  }
}

extension GraphicsSheet {
  fileprivate func symbol(tagged tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    let canvas = canvas
    nonisolated(unsafe) let tag = tag
    return MainActor.unsafelyAssumed {
      canvas.symbol(tagged: tag).map {
        GraphicsContext.ResolvedSymbol(element: $0, size: $0.presentedSize)
      }
    }
  }

  fileprivate func draw(_ element: Element, _ place: CGAffineTransform) {
    nonisolated(unsafe) let sheet = self
    MainActor.unsafelyAssumed { sheet.with(place) { element.render(&$0) } }
  }
}
