// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Writes a display list: what elements draw with. Its space is that of the element that draws.
struct Painter {
  /// From the space of the element that draws to the list's.
  var transform = CGAffineTransform.identity
  private(set) var list: DisplayList
  /// What can be seen, in the list's space; nil where that is not known.
  private var visible: CGRect?
  /// What has been drawn or left out, in the list's space, while it is known what can be seen.
  private var reached = CGRect.null
  private static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  init(size: CGSize, background: ResolvedColor) {
    list = DisplayList(size: size, background: background)
  }

  mutating func move(by offset: CGPoint) {
    transform = transform.translatedBy(x: offset.x, y: offset.y)
  }

  /// Makes what follows pass through `inner` first.
  mutating func apply(_ inner: CGAffineTransform) {
    transform = inner.concatenating(transform)
  }

  /// Draws what `content` draws where only a rectangle of the space is seen: what lies outside is left out.
  mutating func showing(_ rect: CGRect, _ content: (inout Painter) -> Void) {
    let (outer, before) = (visible, reached)
    let seen = rect.applying(transform)
    visible = outer.map { $0.intersection(seen) } ?? seen
    content(&self)
    visible = outer
    reached = before.union(seen)
  }

  /// Draws an element, or leaves it out where what it reached the last time, in its space, is not seen;
  /// answers what it reaches.
  mutating func drawing(_ extent: CGRect?, _ content: (inout Painter) -> Void) -> CGRect? {
    guard visible != nil else {
      content(&self)
      return extent
    }
    if let extent {
      if extent.isNull { return extent }
      if hides(extent) {
        reached = reached.union(extent.applying(transform))
        return extent
      }
    }
    let (before, outward) = (reached, transform)
    reached = .null
    content(&self)
    let own = reached
    reached = before.union(own)
    if own.isNull { return own }
    let isFlat = outward.determinant == 0 || !outward.determinant.isFinite
    return isFlat ? Painter.everywhere : own.applying(outward.inverted())
  }

  /// Notes what is about to be drawn; answers whether nothing of it is seen.
  private mutating func leavesOut(_ rect: CGRect) -> Bool {
    if visible == nil || rect.isNull { return false }
    reached = reached.union(rect.applying(transform))
    return hides(rect)
  }

  /// Draws what `content` draws and leaves nothing out.
  mutating func showingAll(_ content: (inout Painter) -> Void) {
    let outer = visible
    visible = nil
    content(&self)
    visible = outer
  }

  /// Draws what `content` draws and leaves nothing out while a rectangle of the space may be seen.
  mutating func showingAll(of rect: CGRect, _ content: (inout Painter) -> Void) {
    let outer = visible
    showingAll(content)
    if outer != nil { reached = reached.union(rect.applying(transform)) }
  }

  /// Draws what `content` draws, wherever that is, and leaves nothing out now or later.
  mutating func drawingAnywhere(_ content: (inout Painter) -> Void) {
    let outer = visible
    showingAll(content)
    if outer != nil { reached = Painter.everywhere }
  }

  /// Whether a rectangle of the space is certainly not seen.
  func hides(_ rect: CGRect) -> Bool {
    guard let visible else { return false }
    let seen = rect.applying(transform)
    return seen.maxX <= visible.minX || seen.minX >= visible.maxX || seen.maxY <= visible.minY
      || seen.minY >= visible.maxY
  }

  mutating func fill(_ shape: RoundedRect, _ paint: Paint) {
    if leavesOut(shape.rect) { return }
    list.items.append(.fill(shape, paint, index()))
  }

  mutating func stroke(_ shape: RoundedRect, width: CGFloat, _ paint: Paint) {
    if leavesOut(shape.rect.insetBy(dx: -width, dy: -width)) { return }
    list.items.append(.stroke(shape, width: Float(width), paint, index()))
  }

  mutating func fill(_ outline: Outline, _ rule: FillRule, _ paint: Paint) {
    if leavesOut(outline.bounds) { return }
    list.items.append(.path(outline, rule, paint, index()))
  }

  mutating func draw(_ run: GlyphRun, _ paint: Paint) {
    // Its masks may reach a little farther than its outlines.
    if leavesOut(run.bounds.insetBy(dx: -1, dy: -1)) { return }
    list.items.append(.glyphs(run, paint, index()))
  }

  /// Draws a symbol whose origin is at a point, for a font of a size in points, which may differ both ways.
  mutating func draw(
    _ symbol: SymbolShape, at origin: CGPoint, scale: CGSize, _ paint: Paint
  ) {
    let outer = transform
    apply(
      CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: origin.x, ty: origin.y))
    fill(symbol.outline, symbol.rule, paint)
    transform = outer
  }

  /// Draws what `content` draws as a layer with an effect.
  mutating func layer(_ effect: LayerEffect, _ content: (inout Painter) -> Void) {
    let (outer, start) = (visible, list.items.count)
    if effect.displaces {
      visible = nil
      if outer != nil { reached = Painter.everywhere }
    }
    list.items.append(.beginLayer(effect, index()))
    content(&self)
    visible = outer
    // A layer of which nothing is seen is none.
    if outer != nil, list.items.count == start + 1 {
      list.items.removeLast()
    } else {
      list.items.append(.endLayer)
    }
  }

  /// Begins a layer with an effect, which is there even if nothing in it is; each has its end.
  mutating func beginLayer(_ effect: LayerEffect) {
    list.items.append(.beginLayer(effect, index()))
  }

  mutating func endLayer() {
    list.items.append(.endLayer)
  }

  /// Draws a list of another hierarchy, whose space is this one; what lies under it is not drawn.
  mutating func embed(_ inner: DisplayList) {
    if leavesOut(CGRect(origin: .zero, size: inner.size)) { return }
    let count = TransformIndex(list.transforms.count)
    list.transforms += inner.transforms.map { $0.concatenating(transform) }
    list.items += inner.items.map { $0.withTransform(movedBy: count) }
  }

  private mutating func index() -> TransformIndex {
    if list.transforms.last != transform { list.transforms.append(transform) }
    return TransformIndex(list.transforms.count - 1)
  }
}

extension LayerEffect {
  /// Whether what is drawn in the layer is seen elsewhere too, or tells what else is.
  fileprivate var displaces: Bool {
    switch self {
    case .shadow, .blur, .mask, .projection: true
    case .opacity, .clip, .clipPath, .blend, .filter: false
    }
  }
}
