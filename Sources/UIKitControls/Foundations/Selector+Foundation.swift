// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

extension NotificationCenter {
  /// Calls a method of an object for each notification. The object is not retained.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    nonisolated(unsafe) let target = WeakTarget(observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated {
        if let object = target.object { aSelector.perform(on: object, [note]) }
      }
    }
    SelectorObservers.shared.add(token, observer, self)
  }
}

/// The tokens of the observers with selectors.
@MainActor
final class SelectorObservers {
  static let shared = SelectorObservers()
  private var tokens:
    [(target: WeakTarget, token: any NSObjectProtocol, center: NotificationCenter)] = []

  func add(_ token: any NSObjectProtocol, _ observer: Any, _ center: NotificationCenter) {
    for entry in tokens where entry.target.object == nil {
      entry.center.removeObserver(entry.token)
    }
    tokens.removeAll { $0.target.object == nil }
    tokens.append((WeakTarget(observer), token, center))
  }
}

extension Timer {
  /// Creates a timer that calls a method of an object, and starts it.
  @preconcurrency @MainActor
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget as AnyObject
    return Timer.scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = aSelector.perform(on: target, [timer]) }
    }
  }
}
