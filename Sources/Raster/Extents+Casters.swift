// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension Extents {
  /// The shape that casts a layer's shadow, if it is one: all there is, of one opacity; or an opaque
  /// one that everything else lies on, as a card is.
  ///
  /// The extents of the layer's items are known, without the shadow.
  func soleCaster(_ list: UnsafeBufferPointer<DisplayItem>, _ inside: Range<Int>)
    -> (RoundedRect, CGAffineTransform)?
  {
    guard let first = inside.first, case .fill(let shape, let paint, let index) = list[first],
      let opacity = paint.uniformOpacity, let transform = transform(index),
      transform.determinant != 0
    else { return nil }
    if inside.count == 1 { return (shape, transform) }
    guard opacity >= 1 else { return nil }
    let inner = Inner(of: shape, transform)
    var item = first + 1
    while item < inside.upperBound {
      if case .beginLayer(let effect, _) = list[item], effect.spreads {
        guard inner.holds(items[item].rect, .identity) else { return nil }
        item = layers.inside(item, of: inside).upperBound
      } else if let own = placed(list[item]), !inner.holds(own) {
        return nil
      }
      item += 1
    }
    return (shape, transform)
  }

  /// Where a transformed shape covers pixels wholly.
  private struct Inner {
    private let shape: RoundedRect
    private let toShape: CGAffineTransform

    init(of shape: RoundedRect, _ transform: CGAffineTransform) {
      // A pixel and a half from the edge at least, whichever way that is stretched.
      let most = hypot(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      let margin = 1.5 * most / abs(transform.determinant)
      let rect = shape.rect.insetBy(dx: margin, dy: margin)
      // A continuous corner lies outside the quarter circle that is as long.
      let reach = shape.corners == .continuous ? ContinuousCorner.reach : 1
      self.shape = RoundedRect(
        rect.isNull ? .zero : rect, radius: CGFloat(shape.radius) * reach)
      toShape = transform.inverted()
    }

    /// What is drawn a little aside stays within the margin.
    func holds(_ placed: Placed) -> Bool {
      holds(placed.rect.insetBy(dx: -placed.grown, dy: -placed.grown), placed.transform)
    }

    /// It is convex, so the corners decide; something without a size is nowhere.
    func holds(_ rect: CGRect, _ transform: CGAffineTransform) -> Bool {
      guard !rect.isEmpty else { return true }
      let way = transform.concatenating(toShape)
      func holds(_ x: CGFloat, _ y: CGFloat) -> Bool {
        shape.contains(CGPoint(x: x, y: y).applying(way))
      }
      return holds(rect.minX, rect.minY) && holds(rect.maxX, rect.minY)
        && holds(rect.maxX, rect.maxY) && holds(rect.minX, rect.maxY)
    }
  }
}

extension LayerEffect {
  /// Whether what it makes of its items may lie elsewhere.
  fileprivate var spreads: Bool {
    switch self {
    case .blur, .shadow, .projection: true
    case .opacity, .clip, .clipPath, .mask, .blend, .filter: false
    }
  }
}
