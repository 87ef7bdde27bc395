// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A rule for where a scroll view settles after a drag.
@preconcurrency @MainActor
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target of a scroll view, which is initially the offset to which it would coast.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
