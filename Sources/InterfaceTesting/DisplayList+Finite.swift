// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
import Motion

extension DisplayList {
  /// A description of the first transform or item with a number that is not finite, with an unknown
  /// transform, or without its matching layer end; nil if there is none.
  package var nonFiniteItem: String? {
    for (index, transform) in transforms.enumerated() where !transform.isFinite {
      return "transform \(index)"
    }
    var depth = 0
    for item in items {
      if let transform = item.transform, transform >= transforms.count { return "\(item)" }
      if !item.isFinite { return "\(item)" }
      if case .beginLayer = item { depth += 1 }
      if case .endLayer = item { depth -= 1 }
      if depth < 0 { return "a layer's end without its begin" }
    }
    return depth == 0 ? nil : "a layer without its end"
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
