// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension ItemBounds {
  /// The single shape whose shadow equals the layer's, with its transform to pixels; nil if there is
  /// none. Its shadow is looked up in a table, so that the layer's pixels need not be blurred.
  ///
  /// It is one of these:
  /// - the only item, filled with uniform opacity
  /// - the first item, if it is opaque, every other item lies inside of it, as on a card, and none
  ///   erases (`destinationOut`)
  ///
  /// - Precondition: The bounds of the layer's items are in `items`, without the shadow.
  func singleOccluder(_ list: UnsafeBufferPointer<DisplayItem>, _ contents: Range<Int>)
    -> (RoundedRect, CGAffineTransform)?
  {
    guard let first = contents.first, case .fill(let shape, let paint, let index) = list[first],
      let opacity = paint.uniformOpacity, let transform = transform(index),
      transform.determinant != 0
    else { return nil }
    if contents.count == 1 { return (shape, transform) }
    guard opacity >= 1 else { return nil }
    let interior = Interior(of: shape, transform)
    var item = first + 1
    while item < contents.upperBound {
      if case .beginLayer(.blend(.destinationOut), _) = list[item] { return nil }
      if case .beginLayer(let effect, _) = list[item], effect.drawsOutsideItemBounds {
        guard interior.contains(items[item].rect, .identity) else { return nil }
        item = layers.contents(of: item, within: contents).upperBound
      } else if let bounds = leafBounds(of: list[item]), !interior.contains(bounds) {
        return nil
      }
      item += 1
    }
    return (shape, transform)
  }

  /// A part of a shape, possibly smaller than necessary, in which it covers every pixel completely.
  private struct Interior {
    private let shape: RoundedRect
    private let toShape: CGAffineTransform

    private static let marginInPixels = 1.5

    init(of shape: RoundedRect, _ transform: CGAffineTransform) {
      // At least 1.5 pixels from the edge in every direction: pixels that the item touches with its own
      // antialiased edge (1 pixel, up to 1.42 diagonally) must not be touched by the shape's edge. The
      // least scale, the smaller singular value, is |det| divided by the larger one, for which the
      // Frobenius norm is an upper bound.
      let norm = hypot(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      let margin = Self.marginInPixels * norm / abs(transform.determinant)
      let rect = shape.rect.insetBy(dx: margin, dy: margin)
      // A continuous corner extends along the edge by its radius times `reach`. The quarter circle of
      // that radius lies inside of it.
      let reach = shape.corners == .continuous ? ContinuousCorner.reach : 1
      self.shape = RoundedRect(
        rect.isNull ? .zero : rect, radius: CGFloat(shape.radius) * reach)
      toShape = transform.inverted()
    }

    /// Whether an item lies inside. `LeafBounds.margin`, at most an eighth of a pixel, is covered by
    /// `marginInPixels`.
    func contains(_ bounds: LeafBounds) -> Bool {
      contains(bounds.rect.insetBy(dx: -bounds.outset, dy: -bounds.outset), bounds.transform)
    }

    /// Whether a transformed rectangle lies inside. Its corners decide, as the shape is convex. An
    /// empty rectangle does.
    func contains(_ rect: CGRect, _ transform: CGAffineTransform) -> Bool {
      guard !rect.isEmpty else { return true }
      let rectToShape = transform.concatenating(toShape)
      func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
        shape.contains(CGPoint(x: x, y: y).applying(rectToShape))
      }
      return contains(rect.minX, rect.minY) && contains(rect.maxX, rect.minY)
        && contains(rect.maxX, rect.maxY) && contains(rect.minX, rect.maxY)
    }
  }
}

extension LayerEffect {
  /// Whether it may draw outside of its items' bounds.
  var drawsOutsideItemBounds: Bool {
    switch self {
    case .blur, .shadow, .projection: true
    case .opacity, .clip, .clipPath, .mask, .blend, .filter: false
    }
  }
}
