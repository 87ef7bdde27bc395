// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures

extension ViewHost {
  /// Lets the gestures at a location receive the touches of events in the next frame, when the location is
  /// asked for; see `InputMapping`. Nothing happens if there is none, or it is not finite.
  package func simulate(
    at location: @escaping @MainActor () -> CGPoint?,
    _ events: @escaping @MainActor (CGPoint, _ time: Double) -> [InputEvent]
  ) {
    onNextFrame { [weak self] in
      guard let self, let location = location(), location.x.isFinite, location.y.isFinite else {
        return
      }
      touchSource.keyboardLocation = location
      for event in events(location, time) { handle(touchSource.touches(for: event)) }
    }
  }
}
