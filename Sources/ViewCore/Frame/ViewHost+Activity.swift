// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Gestures

/// The current activity of the views: when the next frame is needed, gestures and animations.
extension ViewHost {
  /// Returns the time at which the next frame is needed, given the time of the last one: `time` itself while
  /// anything changes, a later time if a gesture or a timer waits for it, nil if nothing does.
  package func nextFrame(after time: Double) -> Double? {
    let isBusy =
      needsDisplay || !events.isEmpty || !changes.isEmpty || needsLayout
      || (!animating.isEmpty && !endlessDisplay.isConstant)
      || (needsPixelSnap && hasNoTouches && animating.isEmpty)
      || !invalidNodes.isEmpty || !afterPassActions.isEmpty
      || !nextFrameActions.isEmpty || rootUpdate != nil
    if isBusy { return time }
    var times = [nextGestureTime(after: time), timers.next]
    // The time of a service may be in the past: it needs a frame at once.
    for service in services { times.append(service.nextFrame(after: time)) }
    return times.compactMap(\.self).min()
  }

  /// The last thousand changes of gestures' phases, in order.
  package var gestureLog: [GestureRecord] { gestures.log }

  /// The types of the views and modifiers with bodies that a gesture of the log is in, innermost first.
  package func viewTypes(of gesture: GestureID) -> [Any.Type] {
    gestures.owners[gesture.gesture] ?? []
  }

  /// The number of all changes of gestures' phases so far.
  package var gestureRecordCount: Int { gestures.recordCount }

  /// The number of objects with running animations.
  package var animationCount: Int { animating.count }

  /// Returns whether a node or an element has running animations.
  package func isAnimating(_ object: AnyObject) -> Bool {
    animating[ObjectIdentifier(object)] != nil
  }

  /// Adds events, which are handled in the next frame.
  package func handle(_ events: [InputEvent]) {
    self.events.append(contentsOf: events)
  }

  /// Returns a new pass without a transaction.
  package func pass(at time: Double) -> UpdatePass {
    passNumber += 1
    return UpdatePass(
      transaction: Transaction(), time: time, number: passNumber, reducesMotion: reducesMotion,
      springs: springs)
  }
}
