// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Motion

/// The pixels of the window under a stage that is scaled, or not placed on whole pixels.
///
/// Rectangles on whole pixels of a stage are drawn on whole pixels of the window: otherwise adjacent ones would
/// show what is behind them in a line between, and lines would be blurred. What moves is not aligned: it would move
/// unevenly.
package struct StagePixels {
  /// The transform from the stage's points to the window's pixels; it has no rotation.
  private let transform: CGAffineTransform
  /// The number of pixels per point of the stage's own hierarchy.
  private let stageScale: CGFloat

  /// Nil if edges cannot be, or already are, on whole pixels.
  ///
  /// - Parameters:
  ///   - transform: The transform from the stage's points to the window's.
  ///   - scale: The number of pixels per point of the window.
  ///   - stageScale: That of the stage's hierarchy.
  package init?(_ transform: CGAffineTransform, scale: CGFloat, stageScale: CGFloat) {
    let toPixels = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    guard toPixels.b == 0, toPixels.c == 0, toPixels.a > 0, toPixels.d > 0, toPixels.a.isFinite,
      toPixels.d.isFinite, toPixels.tx.isFinite, toPixels.ty.isFinite,
      stageScale > 0
    else { return nil }
    self.transform = toPixels
    self.stageScale = stageScale
    let whole = [toPixels.a / stageScale, toPixels.d / stageScale, toPixels.tx, toPixels.ty]
    if whole.allSatisfy({ Self.isWhole($0) }) { return nil }
  }

  /// Edges are computed: they may miss a pixel's border by a rounding error.
  private static let error: CGFloat = 1 / 256

  private static func isWhole(_ length: CGFloat) -> Bool {
    abs(length - length.rounded()) < error
  }

  /// The part of a rectangle of the stage that covers whole pixels of the window; all of it if it covers none.
  ///
  /// At an edge within a pixel the background of the stage would shine through its content.
  package func covered(_ rect: CGRect) -> CGRect {
    let pixels = rect.applying(transform)
    let (left, right) = (
      (pixels.minX - Self.error).rounded(.up), (pixels.maxX + Self.error).rounded(.down)
    )
    let (top, bottom) = (
      (pixels.minY - Self.error).rounded(.up), (pixels.maxY + Self.error).rounded(.down)
    )
    guard left < right, top < bottom else { return rect }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .applying(transform.inverted())
  }

  /// Two opposite edges of a rectangle, in whole pixels of the stage.
  package struct Edges: Hashable {
    let isVertical: Bool
    let pixels: Range<Int>
  }

  /// A list of the stage with rectangles at whole pixels of the stage moved to whole pixels of the window.
  ///
  /// - Parameters:
  ///   - isAtRest: Whether nothing moves.
  ///   - still: The edges of the previous list, which are replaced by those of this one. While something moves, only
  ///     edges that were there before are aligned: a view that moves along one axis stays aligned across it.
  package func aligned(
    _ list: DisplayList, isAtRest: Bool, still: inout Set<Edges>
  ) -> DisplayList {
    var list = list
    var found: Set<Edges> = []
    /// The number of layers around whose projection is unknown here.
    var projections = 0
    var isProjection: [Bool] = []
    func aligned(_ shape: RoundedRect, _ index: TransformIndex) -> RoundedRect? {
      guard projections == 0 else { return nil }
      return self.aligned(shape, list.transforms, index) { edges in
        found.insert(edges)
        return isAtRest || still.contains(edges)
      }
    }
    for index in list.items.indices {
      switch list.items[index] {
      case .fill(let shape, let paint, let transform):
        if case .image = paint { continue }
        guard let shape = aligned(shape, transform) else { continue }
        list.items[index] = .fill(shape, paint, transform)
      case .beginLayer(let effect, let transform):
        var projects = false
        if case .projection = effect { projects = true }
        if case .clip(let shape) = effect, let shape = aligned(shape, transform) {
          list.items[index] = .beginLayer(.clip(shape), transform)
        }
        isProjection.append(projects)
        projections += projects ? 1 : 0
      case .endLayer:
        if isProjection.popLast() == true { projections -= 1 }
      default: break
      }
    }
    still = found
    return list
  }

  /// A shape under one of a list's transforms, with the edges that a closure accepts aligned; nil if it stays as it
  /// is.
  private func aligned(
    _ shape: RoundedRect, _ transforms: [CGAffineTransform], _ index: TransformIndex,
    _ accepts: (Edges) -> Bool
  ) -> RoundedRect? {
    guard transforms.indices.contains(Int(index)) else { return nil }
    let inner = transforms[Int(index)]
    // Circles and capsules stay round.
    guard inner.b == 0, inner.c == 0, inner.a > 0, inner.d > 0,
      shape.radius == 0 || 2 * shape.radius < min(shape.width, shape.height) - 0.01
    else { return nil }
    var aligned = shape
    if let x = side(
      Double(shape.x), Double(shape.width), inner.a, inner.tx, transform.a, transform.tx),
      accepts(Edges(isVertical: false, pixels: x.pixels))
    {
      (aligned.x, aligned.width) = (Float(x.start), Float(x.length))
    }
    if let y = side(
      Double(shape.y), Double(shape.height), inner.d, inner.ty, transform.d, transform.ty),
      accepts(Edges(isVertical: true, pixels: y.pixels))
    {
      (aligned.y, aligned.height) = (Float(y.start), Float(y.length))
    }
    return aligned == shape ? nil : aligned
  }

  /// A side of a rectangle, given by its start and length and the scales and translations to the stage's points
  /// and to pixels; nil if it is not on whole pixels of the stage.
  private func side(
    _ start: Double, _ length: Double, _ scale: CGFloat, _ translation: CGFloat,
    _ pixelScale: CGFloat, _ pixelTranslation: CGFloat
  ) -> (start: Double, length: Double, pixels: Range<Int>)? {
    let (first, last) = (start * scale + translation, (start + length) * scale + translation)
    let pixels = (first * stageScale, last * stageScale)
    guard length > 0, abs(pixels.0) < 1e6, abs(pixels.1) < 1e6, Self.isWhole(pixels.0),
      Self.isWhole(pixels.1), pixels.0.rounded() < pixels.1.rounded()
    else { return nil }
    func pixel(_ point: CGFloat) -> CGFloat {
      (point * pixelScale + pixelTranslation + 0.5).rounded(.down)
    }
    let from = pixel(first)
    // A line remains visible.
    let to = max(pixel(last), from + 1)
    func local(_ pixel: CGFloat) -> Double {
      ((pixel - pixelTranslation) / pixelScale - translation) / scale
    }
    return (
      local(from), local(to) - local(from), Int(pixels.0.rounded())..<Int(pixels.1.rounded())
    )
  }
}
