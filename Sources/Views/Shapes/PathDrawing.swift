// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
@_spi(ViewTree) import ViewCore

/// The geometry of a path as it is drawn and hit.
package enum PathDrawing {
  case nothing
  case rounded(RoundedRect)
  case outline(Outline)

  func contains(_ point: CGPoint, _ rule: FillRule) -> Bool {
    switch self {
    case .nothing: false
    case .rounded(let shape): shape.contains(point)
    case .outline(let outline): outline.contains(point, rule)
    }
  }
}
