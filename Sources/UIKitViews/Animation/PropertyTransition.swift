// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// An animated change of one property of a layer. The presented value is the model value plus the
/// difference that remains.
@MainActor
package final class PropertyTransition {
  package let layer: CALayer
  package let key: LayerKey
  package let from: [Double]
  package private(set) var to: [Double]
  private var delta: [Double]
  /// Whether the value changes at the end only.
  package var isDiscrete = false
  /// The slopes at the start and the end of a smooth curve; nil for a straight line.
  private var slopes: (first: [Double], last: [Double])?

  init(_ layer: CALayer, _ key: LayerKey, from: [Double], to: [Double]) {
    (self.layer, self.key, self.from, self.to) = (layer, key, from, to)
    delta =
      key == .transform || key == .sublayerTransform
      ? TransformParts.difference(from, to) : zip(from, to).map { $0 - $1 }
  }

  /// Interpolates by a cubic Hermite segment with the slopes of a Catmull-Rom curve, and not linearly.
  ///
  /// - Parameters:
  ///   - before: The value at the start of the preceding segment, and its duration divided by this
  ///     one's; nil if there is none.
  ///   - after: The value at the end of the following segment, and its duration divided by this one's;
  ///     nil if there is none.
  package func smooth(
    _ before: (value: [Double], length: Double)?, _ after: (value: [Double], length: Double)?
  ) {
    let change = delta.map { -$0 }
    func slope(_ a: [Double], _ b: [Double], _ length: Double) -> [Double] {
      a.count == b.count ? zip(a, b).map { ($1 - $0) / length } : change
    }
    slopes = (
      before.map { slope($0.value, to, 1 + $0.length) } ?? change,
      after.map { slope(from, $0.value, 1 + $0.length) } ?? change
    )
  }

  /// The difference from the model value at a progress. `vertical` is the progress of the y coordinate
  /// of a position; nil for the same one.
  func offset(at progress: Double, vertical: Double?) -> [Double] {
    if key == .position, let vertical {
      return [delta[0] * (1 - progress), delta[1] * (1 - vertical)]
    }
    if isDiscrete { return progress < 1 ? delta : delta.map { _ in 0 } }
    if let slopes, progress > 0, progress < 1 {
      let t = progress
      let (t2, t3) = (t * t, t * t * t)
      let (a, b, c) = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, t3 - t2)
      return delta.indices.map {
        a * delta[$0] + b * slopes.first[$0] + c * slopes.last[$0]
      }
    }
    return delta.map { $0 * (1 - progress) }
  }
}
