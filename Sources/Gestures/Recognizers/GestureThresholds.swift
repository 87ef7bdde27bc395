// Part of Snapback, under the MIT licence; see LICENSE.

/// Every tunable number of the recognisers, in one place. Lengths in points, times in seconds.
package struct GestureThresholds: Equatable, Sendable {
  /// How far a drag moves before it begins. SwiftUI: `DragGesture(minimumDistance: 10)`.
  package var dragDistance: Double = 10
  /// How far ahead a drag's predicted end lies, in seconds of travel at its velocity.
  /// SwiftUI: velocity = 4 · (predictedEndLocation − location), measured over 48 flicks.
  package var predictionInterval: Double = 0.25
  /// From how long on a press is no tap. OpenSwiftUI, as Apple's.
  package var tapDuration: Double = 0.75
  /// From how far on, in the window, a press that moves is no tap. OpenSwiftUI, as Apple's.
  package var tapDistance: Double = 45
  /// How long after a tap the next of several must begin. OpenSwiftUI, as Apple's.
  package var tapDelay: Double = 0.35
  /// How long a long press takes. SwiftUI: `LongPressGesture(minimumDuration: 0.5)`.
  package var pressDuration: Double = 0.5
  /// How far a long press may move. SwiftUI: `LongPressGesture(maximumDistance: 10)`.
  package var pressDistance: Double = 10
  /// For how long a button in a scroll view waits before it shows that it is pressed, as the hand may be about
  /// to scroll. UIKit's `delaysContentTouches` waits as long.
  package var scrollDelay: Double = 0.15
  /// By how much a pinch scales before it begins. SwiftUI: `MagnifyGesture(minimumScaleDelta: 0.01)`.
  package var scaleDelta: Double = 0.01
  /// By how much a rotation turns before it begins, in radians.
  /// SwiftUI: `RotateGesture(minimumAngleDelta: .degrees(1))`.
  package var angleDelta: Double = .pi / 180
  /// Two fingers nearer than this count as this far apart, and their direction as unchanged, so that a
  /// pinch through a point neither divides by nothing nor spins. Ours.
  package var smallestSpread: Double = 1

  package init() {}

  package static let standard = GestureThresholds()
}
