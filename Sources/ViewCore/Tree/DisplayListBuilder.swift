// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Motion

/// Builds a display list from the drawing of elements, in the coordinate space of the element that draws.
///
/// Within `withVisibleRect` it omits what is certainly outside of the rectangle ("culling"). So that whole elements can
/// be omitted the next time, it also records the bounds of all drawing, including what is omitted.
///
/// All numbers of the list are finite: items with others, or under a transform with others, are omitted.
@_spi(ViewTree) public struct DisplayListBuilder {
  /// The transform from the space of the element that draws to the list's.
  package var transform = CGAffineTransform.identity
  package private(set) var list: DisplayList
  /// The visible rectangle, in the list's space; nil if nothing is culled.
  private var visible: CGRect?
  /// The bounds of what has been drawn or culled, in the list's space; recorded only while `visible` is set.
  private var drawnBounds = CGRect.null
  private static let unbounded = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  package init(size: CGSize, background: ResolvedColor) {
    list = DisplayList(size: size, background: background)
  }

  /// The display list of a drawing in a size in points.
  package static func list(
    size: CGSize, _ draw: (inout DisplayListBuilder) -> Void
  ) -> DisplayList {
    var builder = DisplayListBuilder(size: size, background: .white)
    draw(&builder)
    return builder.list
  }

  /// Translates the space of the drawing that follows.
  package mutating func move(by offset: CGPoint) {
    transform = transform.translatedBy(x: offset.x, y: offset.y)
  }

  /// Applies a transform to the drawing that follows, before the current transform.
  package mutating func apply(_ inner: CGAffineTransform) {
    transform = inner.concatenating(transform)
  }

  /// Runs `content` and culls what it draws outside of a rectangle. The caller clips to the rectangle.
  package mutating func withVisibleRect(
    _ rect: CGRect, _ content: (inout DisplayListBuilder) -> Void
  ) {
    let (outer, before) = (visible, drawnBounds)
    let rect = rect.applying(transform)
    visible = outer.map { $0.overlap(with: rect) } ?? rect
    content(&self)
    visible = outer
    drawnBounds = before.union(rect)
  }

  /// Draws an element unless its bounds are culled, and returns its new bounds.
  ///
  /// `bounds` is the result of the last drawing, in the element's space; nil if it is not known. It
  /// is returned unchanged where nothing is culled.
  mutating func withCulling(
    _ bounds: CGRect?, _ content: (inout DisplayListBuilder) -> Void
  ) -> CGRect? {
    guard visible != nil else {
      content(&self)
      return bounds
    }
    if let bounds {
      if bounds.isNull { return bounds }
      if isCulled(bounds) {
        drawnBounds = drawnBounds.union(bounds.applying(transform))
        return bounds
      }
    }
    let (before, toList) = (drawnBounds, transform)
    drawnBounds = .null
    content(&self)
    let contentBounds = drawnBounds
    drawnBounds = before.union(contentBounds)
    let isSingular = toList.determinant == 0 || !toList.determinant.isFinite
    if isSingular { return DisplayListBuilder.unbounded }
    return contentBounds.isNull ? contentBounds : contentBounds.applying(toList.inverted())
  }

  /// Whether all numbers of the current transform are finite.
  private var isFinite: Bool { transform.isFinite }

  /// Records the bounds of an item, and returns whether to omit it.
  private mutating func cull(_ rect: CGRect) -> Bool {
    if !isFinite { return true }
    if visible == nil || rect.isNull { return false }
    drawnBounds = drawnBounds.union(rect.applying(transform))
    return isCulled(rect)
  }

  /// Runs `content` without culling what it draws.
  package mutating func withoutCulling(_ content: (inout DisplayListBuilder) -> Void) {
    let outer = visible
    visible = nil
    content(&self)
    visible = outer
  }

  /// Runs `content` without culling what it draws, and records `bounds` as its bounds.
  package mutating func withoutCulling(
    bounds: CGRect, _ content: (inout DisplayListBuilder) -> Void
  ) {
    let outer = visible
    withoutCulling(content)
    if outer != nil { drawnBounds = drawnBounds.union(bounds.applying(transform)) }
  }

  /// Runs `content` without culling what it draws, and records that it may draw anywhere, so that
  /// it is not culled the next time either.
  package mutating func withUnboundedDrawing(_ content: (inout DisplayListBuilder) -> Void) {
    let outer = visible
    withoutCulling(content)
    if outer != nil { drawnBounds = DisplayListBuilder.unbounded }
  }

  /// Returns whether drawing within a rectangle is culled.
  package func isCulled(_ rect: CGRect) -> Bool {
    guard let visible else { return false }
    let rect = rect.applying(transform)
    return rect.maxX <= visible.minX || rect.minX >= visible.maxX || rect.maxY <= visible.minY
      || rect.minY >= visible.maxY
  }

  package mutating func fill(_ shape: RoundedRect, _ paint: Paint) {
    if !shape.isFinite || !paint.isFinite || cull(shape.rect) { return }
    list.items.append(.fill(shape, paint, index()))
  }

  package mutating func stroke(_ shape: RoundedRect, width: CGFloat, _ paint: Paint) {
    let isFinite = shape.isFinite && paint.isFinite && Float(width).isFinite
    if !isFinite || cull(shape.rect.insetBy(dx: -width, dy: -width)) { return }
    list.items.append(.stroke(shape, width: Float(width), paint, index()))
  }

  package mutating func fill(_ outline: Outline, _ rule: FillRule, _ paint: Paint) {
    if !outline.isFinite || !paint.isFinite || cull(outline.bounds) { return }
    list.items.append(.path(outline, rule, paint, index()))
  }

  package mutating func draw(_ run: GlyphRun, _ paint: Paint) {
    // The masks of glyphs extend beyond their outlines by up to a point.
    if !run.isFinite || !paint.isFinite || cull(run.bounds.insetBy(dx: -1, dy: -1)) { return }
    list.items.append(.glyphs(run, paint, index()))
  }

  /// Draws a symbol at an origin. `scale` is the font size in points, for each axis.
  package mutating func draw(
    _ symbol: SymbolShape, at origin: CGPoint, scale: CGSize, _ paint: Paint
  ) {
    let outer = transform
    apply(
      CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: origin.x, ty: origin.y))
    fill(symbol.outline, symbol.rule, paint)
    transform = outer
  }

  /// Draws `content` as a layer with an effect. A layer in which everything is culled is omitted. An effect with a
  /// number that is not finite is none; a clip or projection then draws nothing.
  package mutating func layer(_ effect: LayerEffect, _ content: (inout DisplayListBuilder) -> Void)
  {
    guard isFinite else { return content(&self) }
    let effect = effect.replacingNonFinite
    let (outer, start) = (visible, list.items.count)
    if effect.isNonlocal {
      visible = nil
      if outer != nil { drawnBounds = DisplayListBuilder.unbounded }
    }
    list.items.append(.beginLayer(effect, index()))
    content(&self)
    visible = outer
    if outer != nil, list.items.count == start + 1 {
      list.items.removeLast()
    } else {
      list.items.append(.endLayer)
    }
  }

  /// Begins a layer with an effect, which is kept even if it is empty. Each needs an `endLayer()`.
  package mutating func beginLayer(_ effect: LayerEffect) {
    let current = transform
    let effect = isFinite ? effect.replacingNonFinite : .emptyClip
    if !isFinite { transform = .identity }
    list.items.append(.beginLayer(effect, index()))
    transform = current
  }

  /// Ends the innermost layer that `beginLayer` has begun.
  package mutating func endLayer() {
    list.items.append(.endLayer)
  }

  /// Draws the list of another hierarchy, without its background, in the current space.
  package mutating func embed(_ inner: DisplayList) {
    if cull(CGRect(origin: .zero, size: inner.size)) { return }
    let count = TransformIndex(list.transforms.count)
    let transforms = inner.transforms.map { $0.concatenating(transform) }
    guard transforms.allSatisfy(\.isFinite) else { return }
    list.transforms += transforms
    list.items += inner.items.map { $0.withTransform(offsetBy: count) }
  }

  /// Returns the index of the current transform in the list, which it adds unless it is the last one.
  private mutating func index() -> TransformIndex {
    if list.transforms.last != transform { list.transforms.append(transform) }
    return TransformIndex(list.transforms.count - 1)
  }
}

extension LayerEffect {
  /// Whether drawing inside the layer affects pixels outside of that drawing's bounds, or masks other drawing.
  fileprivate var isNonlocal: Bool {
    switch self {
    case .shadow, .blur, .mask, .projection: true
    case .opacity, .clip, .clipPath, .blend, .filter: false
    }
  }
}
