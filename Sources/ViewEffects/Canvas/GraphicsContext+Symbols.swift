// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore

extension GraphicsContext {
  /// A view among the canvas's symbols, in its current state.
  public struct ResolvedSymbol {
    fileprivate let element: Element

    /// The size of the view in points.
    public let size: CGSize
  }

  /// Returns the symbol with a tag, or nil if there is none.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    surface.symbol(tagged: AnyHashable(id))
  }

  /// Draws a symbol so that its anchor, in unit coordinates, is at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
    draw(symbol, transform.translatedBy(x: origin.x, y: origin.y))
  }

  /// Draws a symbol scaled to fill a rectangle. A symbol of zero width or height draws nothing.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    draw(
      symbol,
      CGAffineTransform(
        scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height
      )
      .concatenating(transform.translatedBy(x: rect.minX, y: rect.minY)))
  }

  private func draw(_ symbol: ResolvedSymbol, _ placement: CGAffineTransform) {
    guard placement.isFinite else { return }
    // The symbol's own blend mode applies to the canvas, not within the context's filters.
    let isFiltered = !effects.isEmpty || opacity.clampedToUnit != 1
    let blend = isFiltered && blendMode == .normal ? surface.blend(of: symbol.element) : nil
    if let blend { surface.begin(blend, transform) }
    within { surface.draw(symbol.element, placement) }
    if blend != nil { surface.end() }
  }
}

extension CanvasSurface {
  fileprivate func symbol(tagged tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    let canvas = canvas
    nonisolated(unsafe) let tag = tag
    return MainActor.unsafelyAssumed {
      canvas?.symbol(tagged: tag).map {
        GraphicsContext.ResolvedSymbol(element: $0, size: $0.presentedSize)
      }
    }
  }

  /// The blend mode of a view, if all that it draws is in a layer with that mode; nil otherwise.
  fileprivate func blend(of element: Element) -> LayerEffect? {
    let items = recording { $0.draw(element, .identity) }.items
    guard case .beginLayer(let effect, _) = items.first, case .blend = effect else { return nil }
    var depth = 0
    let end = items.firstIndex { item in
      if case .beginLayer = item { depth += 1 }
      if case .endLayer = item { depth -= 1 }
      return depth == 0
    }
    return end == items.count - 1 ? effect : nil
  }

  fileprivate func draw(_ element: Element, _ placement: CGAffineTransform) {
    nonisolated(unsafe) let surface = self
    MainActor.unsafelyAssumed { surface.with(placement) { element.render(&$0) } }
  }
}
