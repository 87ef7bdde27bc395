// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension CALayer {
  /// The layer of which this one is the presentation; otherwise the layer itself.
  public func model() -> Self { modelLayer as? Self ?? self }
}
