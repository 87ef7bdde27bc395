// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Which pixels each item of a display list can touch, worked out without drawing anything.
///
/// An item's extent takes in what the layers around it make of it, such as its part of their
/// shadow. The extent of a layer's beginning is the whole layer's.
struct Extents {
  private(set) var items: [PixelRect] = []
  private(set) var transforms: [CGAffineTransform] = []
  /// The pixels that layers in perspective hold before they are projected, by the layer's item.
  private(set) var contents: [Int: PixelRect] = [:]
  private(set) var layers = Layers()
  /// For each item whether it begins a layer whose first item casts its shadow alone.
  private(set) var hasSoleCaster: [Bool] = []
  /// What projections without perspective make of the transforms inside.
  private var warp = CGAffineTransform.identity

  /// Measures a list, whose first items may be known, in no layer, from another one at that scale.
  mutating func measure(
    _ list: DisplayList, scale: Double, knowing known: Int = 0, from other: borrowing Extents
  ) {
    transforms.removeAll(keepingCapacity: true)
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    for transform in list.transforms { transforms.append(transform.concatenating(toPixels)) }
    items.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
    hasSoleCaster.removeAll(keepingCapacity: true)
    warp = .identity
    items.append(contentsOf: other.items[..<known])
    for (item, content) in other.contents where item < known { contents[item] = content }
    hasSoleCaster.append(contentsOf: other.hasSoleCaster[..<known])
    for _ in known..<list.items.count {
      items.append(.empty)
      hasSoleCaster.append(false)
    }
    layers.match(list.items)
    list.items.withUnsafeBufferPointer { measure($0, known..<$0.count) }
  }

  private mutating func measure(_ list: UnsafeBufferPointer<DisplayItem>, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch list[index] {
      case .beginLayer(let effect, let transform):
        let inside = layers.inside(index, of: range)
        if case .projection(let projection) = effect {
          project(projection, transform, list, inside)
        } else {
          measure(list, inside)
          apply(effect, transform, list, inside)
        }
        for item in inside { items[index] = items[index].union(items[item]) }
        index = inside.upperBound
      default:
        items[index] = placed(list[index])?.bounds ?? .empty
      }
      index += 1
    }
  }

  /// Changes the extents of a layer's items as its effect changes what they touch.
  private mutating func apply(
    _ effect: LayerEffect, _ index: TransformIndex, _ list: UnsafeBufferPointer<DisplayItem>,
    _ inside: Range<Int>
  ) {
    switch effect {
    case .opacity, .blend, .filter, .projection:
      break
    case .blur(let radius):
      guard let transform = transform(index),
        let blur = CastGeometry(radius: radius, x: 0, y: 0, transform), !blur.isSharp
      else { return }
      for item in inside { items[item] = blur.bounds(of: items[item]) }
    case .mask:
      // What changes in the mask changes the layer, but nothing where the mask is not.
      break
    case .clip(let shape):
      let clip = bounds(shape.rect, index)
      for item in inside { items[item] = items[item].intersection(clip) }
    case .clipPath(let outline, _):
      let clip = bounds(outline.bounds, index)
      for item in inside { items[item] = items[item].intersection(clip) }
    case .shadow(_, let radius, let x, let y):
      guard let transform = transform(index),
        let cast = CastGeometry(radius: radius, x: x, y: y, transform)
      else { return }
      if let (shape, transform) = soleCaster(list, inside) {
        let grown = ShadowTable.reach * cast.sigma / abs(transform.determinant).squareRoot()
        let moved = CGAffineTransform(translationX: cast.offset.width, y: cast.offset.height)
        let shadow = Self.bounds(shape, grown: grown, transform.concatenating(moved))
        items[inside.lowerBound] = items[inside.lowerBound].union(shadow)
        hasSoleCaster[inside.lowerBound - 1] = true
      } else {
        for item in inside { items[item] = items[item].union(cast.bounds(of: items[item])) }
      }
    }
  }

  /// Measures a layer's items as they are seen through a projection.
  ///
  /// With perspective each of them may touch all of the layer, since what there is decides about
  /// the scale at which all of it is drawn.
  private mutating func project(
    _ projection: Projection, _ index: TransformIndex, _ list: UnsafeBufferPointer<DisplayItem>,
    _ inside: Range<Int>
  ) {
    guard let transform = transform(index), let seen = projection.seen(through: transform)
    else { return }
    if let affine = seen.affine {
      let before = warp
      warp = warp.concatenating(affine)
      measure(list, inside)
      warp = before
      return
    }
    measure(list, inside)
    let content = inside.reduce(PixelRect.empty) { $0.union(items[$1]) }
    contents[inside.lowerBound - 1] = content
    let bounds = seen.bounds(of: content.corners)
    for item in inside { items[item] = bounds }
  }

  /// How far a mask's coverage reaches beyond its rectangle: half a texel, the larger way.
  static func border(of mask: Mask, _ rect: RoundedRect) -> Float {
    max(rect.width / Float(mask.width), rect.height / Float(mask.height)) / 2
  }

  /// What a drawing by itself can touch: a rectangle grown on every side, under a transform to
  /// pixels, and so many pixels more.
  struct Placed {
    let rect: CGRect
    let grown: Double
    let transform: CGAffineTransform
    let aside: Double

    var bounds: PixelRect { Extents.bounds(rect, grown: grown, transform, aside: aside) }
  }

  /// What an item can touch without the layers around it; nil if nothing, or if it is none.
  ///
  /// It is a hundred bytes, which for every item of every frame are not to be handed over in memory.
  @inline(__always) func placed(_ item: DisplayItem) -> Placed? {
    switch item {
    case .fill(let shape, _, let index): placed(shape.rect, index)
    case .path(let outline, _, _, let index): placed(outline.bounds, index)
    case .glyphs(let run, _, let index): placed(run.bounds, index, aside: 0.125)
    case .mask(let mask, let rect, _, let index):
      placed(rect.rect, grown: Double(Self.border(of: mask, rect)), index)
    case .stroke(let shape, let width, _, let index):
      width > 0 ? placed(shape.rect, grown: Double(width) / 2, index) : nil
    case .beginLayer, .endLayer: nil
    }
  }

  @inline(__always) private func placed(
    _ rect: CGRect, grown: Double = 0, _ index: TransformIndex, aside: Double = 0
  ) -> Placed? {
    guard let transform = transform(index), !rect.isNull else { return nil }
    return Placed(rect: rect, grown: grown, transform: transform, aside: aside)
  }

  func transform(_ index: TransformIndex) -> CGAffineTransform? {
    guard transforms.indices.contains(Int(index)) else { return nil }
    return warp.isIdentity ? transforms[Int(index)] : transforms[Int(index)].concatenating(warp)
  }

  private func bounds(_ rect: CGRect, _ index: TransformIndex) -> PixelRect {
    placed(rect, index)?.bounds ?? .empty
  }

  static func bounds(_ shape: RoundedRect, grown: Double, _ t: CGAffineTransform) -> PixelRect {
    bounds(shape.rect, grown: grown, t)
  }

  /// A little more than the transformed rectangle, so that rounding never draws beyond it.
  ///
  /// What is grown is the rectangle; `aside` is how many pixels away it may be drawn.
  static func bounds(
    _ rect: CGRect, grown: Double, _ t: CGAffineTransform, aside: Double = 0
  ) -> PixelRect {
    let halfWidth = Double(rect.size.width) / 2 + grown
    let halfHeight = Double(rect.size.height) / 2 + grown
    guard halfWidth > 0, halfHeight > 0 else { return .empty }
    let x = Double(rect.origin.x) + Double(rect.size.width) / 2
    let y = Double(rect.origin.y) + Double(rect.size.height) / 2
    let (middleX, middleY) = (t.a * x + t.c * y + t.tx, t.b * x + t.d * y + t.ty)
    let width = abs(t.a) * halfWidth + abs(t.c) * halfHeight + 0x1p-6 + aside
    let height = abs(t.b) * halfWidth + abs(t.d) * halfHeight + 0x1p-6 + aside
    return PixelRect(
      left: middleX - width, top: middleY - height, right: middleX + width,
      bottom: middleY + height)
  }
}
