// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Conservative pixel bounds of each item of a display list, computed without drawing.
///
/// An item's bounds include the effects of the layers around it, such as its share of their shadow. The
/// bounds of a layer's first item, `beginLayer`, are those of the whole layer.
struct ItemBounds {
  private(set) var items: [PixelRect] = []
  /// The list's transforms, to pixels instead of points.
  private(set) var transforms: [CGAffineTransform] = []
  /// The content's bounds before projection of layers in perspective, by the index of the layer's
  /// beginning.
  private(set) var contentBounds: [Int: PixelRect] = [:]
  private(set) var layers = LayerRanges()
  /// For each item, whether it begins a layer whose shadow is that of its first item alone.
  private(set) var hasSingleOccluder: [Bool] = []
  /// The items painted with a material that shows its backdrop, in order.
  private(set) var materials: [Int] = []
  /// The items of `materials` in a layer whose effect moves pixels, such as a blur.
  private(set) var displacedMaterials: [Int] = []
  /// For the items of `materials` in a screen, the pixels that the innermost one covers completely.
  private(set) var screens: [Int: PixelRect] = [:]
  /// Whether the current item is in a layer with perspective, where materials have no backdrop.
  private var isInPerspective = false
  /// The pixels that the innermost screen around the current item covers completely; nil without one.
  private var screen: PixelRect?
  /// The number of layers around the current item whose effect moves pixels.
  private var displacingLayers = 0
  /// The product of the affine projections of the layers around the current item.
  private var affineProjection = CGAffineTransform.identity

  /// Computes the bounds of a list's items at a scale in pixels per point.
  ///
  /// The first `known` items, which end outside of any layer, are copied from the bounds of another
  /// list that begins with the same items at the same scale.
  mutating func compute(
    _ list: DisplayList, scale: Double, reusing known: Int = 0, of other: borrowing ItemBounds
  ) {
    transforms.removeAll(keepingCapacity: true)
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    for transform in list.transforms { transforms.append(transform.concatenating(toPixels)) }
    items.removeAll(keepingCapacity: true)
    contentBounds.removeAll(keepingCapacity: true)
    hasSingleOccluder.removeAll(keepingCapacity: true)
    materials.removeAll(keepingCapacity: true)
    displacedMaterials.removeAll(keepingCapacity: true)
    screens.removeAll(keepingCapacity: true)
    screen = nil
    affineProjection = .identity
    isInPerspective = false
    displacingLayers = 0
    items.append(contentsOf: other.items[..<known])
    for (item, bounds) in other.contentBounds where item < known { contentBounds[item] = bounds }
    hasSingleOccluder.append(contentsOf: other.hasSingleOccluder[..<known])
    for item in other.materials where item < known { materials.append(item) }
    for item in other.displacedMaterials where item < known { displacedMaterials.append(item) }
    for (item, screen) in other.screens where item < known { screens[item] = screen }
    for _ in known..<list.items.count {
      items.append(.empty)
      hasSingleOccluder.append(false)
    }
    layers.match(list.items)
    list.items.withUnsafeBufferPointer { compute($0, known..<$0.count) }
  }

  private mutating func compute(_ list: UnsafeBufferPointer<DisplayItem>, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch list[index] {
      case .beginLayer(let effect, let transform):
        let contents = layers.contents(of: index, within: range)
        if case .projection(let projection) = effect {
          project(projection, transform, list, contents)
        } else {
          let displaces = effect.drawsOutsideItemBounds ? 1 : 0
          let outerScreen = screen
          displacingLayers += displaces
          if let inner = self.screen(effect, transform, list, contents) { screen = inner }
          compute(list, contents)
          screen = outerScreen
          displacingLayers -= displaces
          apply(effect, transform, list, contents)
        }
        for item in contents { items[index] = items[index].union(items[item]) }
        index = contents.upperBound
      default:
        items[index] = leafBounds(of: list[index])?.pixels ?? .empty
        if list[index].isMaterial, !isInPerspective {
          materials.append(index)
          if displacingLayers > 0 { displacedMaterials.append(index) }
          if let screen { screens[index] = screen }
        }
      }
      index += 1
    }
  }

  /// The pixels that a layer covers completely if it is a screen: clipped to a rectangle, and begun with an
  /// opaque fill of it. Nil for other layers, and for rotated ones.
  private func screen(
    _ effect: LayerEffect, _ index: TransformIndex, _ list: UnsafeBufferPointer<DisplayItem>,
    _ contents: Range<Int>
  ) -> PixelRect? {
    guard case .clip(let shape) = effect, shape.radius == 0, let first = contents.first,
      case .fill(shape, .color(let color), index) = list[first], color.opacity >= 1,
      let transform = transform(index),
      transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0
    else { return nil }
    // Edges on whole pixels miss them by the rounding of `Float`.
    let rect = shape.rect.applying(transform).insetBy(dx: -1e-3, dy: -1e-3)
    let inner = PixelRect(
      left: rect.minX.rounded(.up), top: rect.minY.rounded(.up),
      right: rect.maxX.rounded(.down), bottom: rect.maxY.rounded(.down))
    return inner.isEmpty ? nil : inner
  }

  /// Applies a layer's effect to the bounds of its items.
  private mutating func apply(
    _ effect: LayerEffect, _ index: TransformIndex, _ list: UnsafeBufferPointer<DisplayItem>,
    _ contents: Range<Int>
  ) {
    switch effect {
    case .opacity, .blend, .filter, .projection:
      break
    case .blur(let radius):
      guard let transform = transform(index),
        let blur = ShadowGeometry(radius: radius, x: 0, y: 0, transform), !blur.isSharp
      else { return }
      for item in contents { items[item] = blur.bounds(of: items[item]) }
    case .mask:
      // A change in the mask changes the layer, but only within the mask's own bounds.
      break
    case .clip(let shape):
      let clip = bounds(shape.rect, index)
      for item in contents { items[item] = items[item].intersection(clip) }
    case .clipPath(let outline, _):
      let clip = bounds(outline.bounds, index)
      for item in contents { items[item] = items[item].intersection(clip) }
    case .shadow(_, let radius, let x, let y):
      guard let transform = transform(index),
        let cast = ShadowGeometry(radius: radius, x: x, y: y, transform)
      else { return }
      if let (shape, transform) = singleOccluder(list, contents) {
        let outset = ShadowTable.reach * cast.sigma / abs(transform.determinant).squareRoot()
        let offset = CGAffineTransform(translationX: cast.offset.width, y: cast.offset.height)
        let shadow = Self.pixels(
          of: shape.rect, outset: outset, transform.concatenating(offset))
        items[contents.lowerBound] = items[contents.lowerBound].union(shadow)
        hasSingleOccluder[contents.lowerBound - 1] = true
      } else {
        for item in contents { items[item] = items[item].union(cast.bounds(of: items[item])) }
      }
    }
  }

  /// Computes the bounds of a projected layer's items.
  ///
  /// In perspective each of them has the bounds of the whole layer, because the content's bounds decide
  /// the scale at which all of it is drawn.
  private mutating func project(
    _ projection: Projection, _ index: TransformIndex, _ list: UnsafeBufferPointer<DisplayItem>,
    _ contents: Range<Int>
  ) {
    guard let transform = transform(index), let inPixels = projection.inPixels(under: transform)
    else { return }
    if let affine = inPixels.affine {
      let outer = affineProjection
      affineProjection = outer.concatenating(affine)
      compute(list, contents)
      affineProjection = outer
      return
    }
    let isOutermost = !isInPerspective
    isInPerspective = true
    compute(list, contents)
    if isOutermost { isInPerspective = false }
    let content = contents.reduce(PixelRect.empty) { $0.union(items[$1]) }
    contentBounds[contents.lowerBound - 1] = content
    let bounds = inPixels.bounds(of: content.corners)
    for item in contents { items[item] = bounds }
  }

  /// Returns the distance by which a mask's coverage extends beyond its rectangle: half a texel of the longer
  /// side.
  static func border(of mask: Mask, _ rect: RoundedRect) -> Float {
    max(rect.width / Float(mask.width), rect.height / Float(mask.height)) / 2
  }

  /// The bounds of a leaf item before the effects of layers: a rectangle grown on every side, under a
  /// transform to pixels, plus a margin in pixels.
  struct LeafBounds {
    let rect: CGRect
    /// In the rectangle's coordinate space.
    let outset: Double
    let transform: CGAffineTransform
    /// In pixels.
    let margin: Double

    var pixels: PixelRect {
      ItemBounds.pixels(of: rect, outset: outset, transform, margin: margin)
    }
  }

  /// The bounds of a leaf item; nil if it draws nothing, or is not a leaf.
  ///
  /// Always inlined: the result has about a hundred bytes, too many to return through memory for every
  /// item of every frame.
  @inline(__always) func leafBounds(of item: DisplayItem) -> LeafBounds? {
    switch item {
    case .fill(let shape, _, let index): leafBounds(shape.rect, index)
    case .path(let outline, _, _, let index): leafBounds(outline.bounds, index)
    // Glyph origins are rounded to quarters of a pixel.
    case .glyphs(let run, _, let index): leafBounds(run.bounds, index, margin: 0.125)
    case .mask(let mask, let rect, _, let index):
      leafBounds(rect.rect, outset: Double(Self.border(of: mask, rect)), index)
    case .stroke(let shape, let width, _, let index):
      width > 0 ? leafBounds(shape.rect, outset: Double(width) / 2, index) : nil
    case .beginLayer, .endLayer: nil
    }
  }

  @inline(__always) private func leafBounds(
    _ rect: CGRect, outset: Double = 0, _ index: TransformIndex, margin: Double = 0
  ) -> LeafBounds? {
    guard let transform = transform(index), !rect.isNull else { return nil }
    return LeafBounds(rect: rect, outset: outset, transform: transform, margin: margin)
  }

  /// The transform to pixels at an index, with the projections around; nil if the list has none there.
  func transform(_ index: TransformIndex) -> CGAffineTransform? {
    guard transforms.indices.contains(Int(index)) else { return nil }
    let transform = transforms[Int(index)]
    return affineProjection.isIdentity ? transform : transform.concatenating(affineProjection)
  }

  private func bounds(_ rect: CGRect, _ index: TransformIndex) -> PixelRect {
    leafBounds(rect, index)?.pixels ?? .empty
  }

  /// The pixels touched by a rectangle that is grown by `outset` in its own coordinate space and then
  /// transformed to pixels.
  ///
  /// They are 1/64 pixel larger on every side, so that rounding never draws outside, and `margin`
  /// pixels more.
  static func pixels(
    of rect: CGRect, outset: Double, _ t: CGAffineTransform, margin: Double = 0
  ) -> PixelRect {
    let halfWidth = Double(rect.size.width) / 2 + outset
    let halfHeight = Double(rect.size.height) / 2 + outset
    guard halfWidth > 0, halfHeight > 0 else { return .empty }
    let x = Double(rect.origin.x) + Double(rect.size.width) / 2
    let y = Double(rect.origin.y) + Double(rect.size.height) / 2
    let (middleX, middleY) = (t.a * x + t.c * y + t.tx, t.b * x + t.d * y + t.ty)
    let width = abs(t.a) * halfWidth + abs(t.c) * halfHeight + 0x1p-6 + margin
    let height = abs(t.b) * halfWidth + abs(t.d) * halfHeight + 0x1p-6 + margin
    return PixelRect(
      left: middleX - width, top: middleY - height, right: middleX + width,
      bottom: middleY + height)
  }
}
