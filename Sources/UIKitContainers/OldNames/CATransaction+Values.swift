// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The key of `CATransaction.setDisableActions(_:)`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.setAnimationDuration(_:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.setAnimationTimingFunction(_:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.setCompletionBlock(_:)`.
public let kCATransactionCompletionBlock = "completionBlock"
/// True, under the name of Core Foundation.
public let kCFBooleanTrue = true
/// False, under the name of Core Foundation.
public let kCFBooleanFalse = false

extension CATransaction {
  /// Sets a property by its key. Others are ignored.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      setDisableActions((anObject as? Bool) ?? (anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationDuration:
      if let duration = (anObject as? Double) ?? (anObject as? NSNumber)?.doubleValue {
        setAnimationDuration(duration)
      }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }
}
