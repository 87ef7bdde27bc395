// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitViews

/// The calls that `perform(_:with:afterDelay:)` has delayed.
@MainActor
private enum DelayedCalls {
  static var pending: [(target: ObjectIdentifier, selector: Selector, timer: Timer)] = []

  static func add(
    _ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval
  ) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    let timer = Timer.scheduledTimer(withTimeInterval: max(0, delay), repeats: false) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        pending.removeAll { $0.timer === timer }
        _ = selector.perform(on: target, argument.map { [$0] } ?? [])
      }
    }
    pending.append((ObjectIdentifier(target), selector, timer))
  }

  static func cancel(_ target: AnyObject, _ selector: Selector?) {
    let id = ObjectIdentifier(target)
    for call in pending where call.target == id && (selector == nil || call.selector == selector) {
      call.timer.invalidate()
    }
    pending.removeAll { $0.target == id && (selector == nil || $0.selector == selector) }
  }
}

extension NSObjectProtocol {
  /// Calls a method after a delay in seconds.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedCalls.add(self as AnyObject, aSelector, anArgument, delay)
  }

  /// Cancels the delayed calls of a method of an object.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel(aTarget as AnyObject, aSelector)
  }

  /// Cancels all delayed calls of an object.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(aTarget as AnyObject, nil)
  }
}
