// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The gesture of a surface among those of the enclosing SwiftUI views: it is recognized when one of
/// its recognizers is.
package final class UIKitGestureNode: GestureNode {
  package var router: TouchRouter?
  /// The coordinate space of the router's root view.
  package var coordinateSpace = CoordinateSpace.local
  private var kind = GesturePhaseKind.possible
  private var reason: GestureFailure?

  package override var name: String { "UIKit" }
  package override var phaseKind: GesturePhaseKind { kind }
  package override var failure: GestureFailure? { reason }
  package override var deadline: Double? { kind.isTerminal ? nil : router?.deadline }

  package override func advance(_ input: GestureInput) {
    guard let router, !kind.isTerminal else { return }
    if input.touches.isEmpty {
      router.advance(to: input.time)
    } else {
      let local = input.touches.map { touch in
        var touch = touch
        touch.location = input.location(touch.location, in: coordinateSpace) ?? touch.location
        touch.hitTestLocation =
          input.location(touch.hitTestLocation, in: coordinateSpace) ?? touch.hitTestLocation
        return touch
      }
      router.handle(local)
    }
    if router.isIdle {
      if router.hasRecognized || router.controlHasActed {
        kind = .ended
      } else {
        kind = .failed
        reason = .thresholdNotMet("no recognizer and no control")
      }
    } else if router.hasRecognized {
      kind = .active
    }
  }

  package override func fail(_ reason: GestureFailure) {
    guard !kind.isTerminal else { return }
    kind = .failed
    self.reason = reason
    router?.cancelAll()
  }

  package override func deliver() { router?.flush() }

  package override func reset() {
    kind = .possible
    reason = nil
    router?.restart()
  }
}
