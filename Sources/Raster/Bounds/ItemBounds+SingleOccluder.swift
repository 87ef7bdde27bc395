// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension ItemBounds {
  /// The one shape whose shadow is that of a layer, with its transform to pixels; nil if there is none.
  ///
  /// It is the layer's only item, of uniform opacity; or its first item, opaque, if all others are
  /// drawn inside of it, as on a card, and none erases a part of it. Then the shadow is looked up from a table instead of blurring
  /// the layer's pixels. The bounds of the layer's items are known, without the shadow.
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
      if case .beginLayer(let effect, _) = list[item], effect.movesPixels {
        guard interior.contains(items[item].rect, .identity) else { return nil }
        item = layers.contents(of: item, within: contents).upperBound
      } else if let bounds = leafBounds(of: list[item]), !interior.contains(bounds) {
        return nil
      }
      item += 1
    }
    return (shape, transform)
  }

  /// A part of a transformed shape in which it covers all pixels completely.
  private struct Interior {
    private let shape: RoundedRect
    private let toShape: CGAffineTransform

    private static let marginInPixels = 1.5

    init(of shape: RoundedRect, _ transform: CGAffineTransform) {
      // At least 1.5 pixels from the edge, in whichever direction the transform stretches most: pixels
      // that the item touches with its own antialiased edge (1 pixel, up to 1.42 diagonally) must not be
      // touched by the shape's edge.
      let largestScale = hypot(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
      let margin = Self.marginInPixels * largestScale / abs(transform.determinant)
      let rect = shape.rect.insetBy(dx: margin, dy: margin)
      // A continuous corner lies outside the quarter circle of the same reach.
      let reach = shape.corners == .continuous ? ContinuousCorner.reach : 1
      self.shape = RoundedRect(
        rect.isNull ? .zero : rect, radius: CGFloat(shape.radius) * reach)
      toShape = transform.inverted()
    }

    /// Whether an item lies inside. Its `margin`, an eighth of a pixel, is less than this one's.
    func contains(_ bounds: LeafBounds) -> Bool {
      contains(bounds.rect.insetBy(dx: -bounds.outset, dy: -bounds.outset), bounds.transform)
    }

    /// Whether a transformed rectangle lies inside: all its corners, as this shape is convex. An empty
    /// one does.
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
  /// Whether it may draw outside of its items' own bounds.
  var movesPixels: Bool {
    switch self {
    case .blur, .shadow, .projection: true
    case .opacity, .clip, .clipPath, .mask, .blend, .filter: false
    }
  }
}
