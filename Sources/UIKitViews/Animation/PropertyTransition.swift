// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The change of one property of a layer in an animation: the presented value differs from the
/// model's by the remaining part of the change.
@MainActor
package final class PropertyTransition {
  let layer: CALayer
  let key: LayerKey
  let from: [Double]
  private(set) var to: [Double]
  private var delta: [Double]

  init(_ layer: CALayer, _ key: LayerKey, from: [Double], to: [Double]) {
    (self.layer, self.key, self.from, self.to) = (layer, key, from, to)
    delta =
      key == .transform || key == .sublayerTransform
      ? TransformParts.difference(from, to) : zip(from, to).map { $0 - $1 }
  }

  /// The difference from the model at a progress; positions may have another one along y.
  func offset(at progress: Double, vertical: Double?) -> [Double] {
    if key == .position, let vertical {
      return [delta[0] * (1 - progress), delta[1] * (1 - vertical)]
    }
    return delta.map { $0 * (1 - progress) }
  }
}
