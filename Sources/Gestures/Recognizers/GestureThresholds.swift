// Part of Snapback, under the MIT licence; see LICENSE.

/// Every threshold of input handling: of recognizers, of synthetic touches, and of the wheel.
///
/// Lengths are in points, times in seconds. Each comment states the comparison and the source of the
/// value: "SwiftUI" is its documented or measured default, "OpenSwiftUI" its reimplementation. What an input moves once it counts (the angle of a notch, for example) is in
/// `InputMapping`; the time windows of velocity estimation are in `VelocityLimits`.
package struct GestureThresholds: Equatable, Sendable {
  // MARK: Drags and scrolling

  /// A drag begins when the largest distance from its start is at least this (≥, with
  /// `distanceTolerance`). SwiftUI: `DragGesture(minimumDistance: 10)`. A scroll view begins to
  /// scroll at the same distance along its axes.
  package var dragDistance: Double = 10
  /// Added to a distance before it is compared with a minimum, for the rounding errors of converted
  /// coordinates. Chosen by trial.
  package var distanceTolerance: Double = 1e-6
  /// The time ahead of a drag's predicted end location, at its velocity. SwiftUI:
  /// velocity = 4 · (predictedEndLocation − location), measured over 48 flicks.
  package var predictionInterval: Double = 0.25
  /// A press stops a decelerating scroll view that moves at least this fast (≥), in points per second
  /// along either axis; a slower one lets the press through to its content. Chosen by trial.
  package var scrollCatchSpeed: Double = 10
  /// A drag refreshes a scroll view when its content is this far beyond its top (≥). As in UIKit.
  package var refreshDistance: Double = 90
  /// A button in a scroll view shows its press after this time (≥), as the touch may be about to
  /// scroll. UIKit: `delaysContentTouches`.
  package var pressFeedbackDelay: Double = 0.15

  // MARK: Taps and presses

  /// A touch that is held for this time (≥) is not a tap. OpenSwiftUI, as Apple's.
  package var tapDuration: Double = 0.75
  /// A touch that has moved this far (≥) from the first tap's start, in the window, is not a tap.
  /// OpenSwiftUI, as Apple's.
  package var tapDistance: Double = 45
  /// The next of several taps must begin before this time has passed since the last one ended (<).
  /// OpenSwiftUI, as Apple's.
  package var tapDelay: Double = 0.35
  /// A press is long after this time (≥). SwiftUI: `LongPressGesture(minimumDuration: 0.5)`.
  package var pressDuration: Double = 0.5
  /// A long press fails when it has moved farther (>). SwiftUI:
  /// `LongPressGesture(maximumDistance: 10)`.
  package var pressDistance: Double = 10

  // MARK: Two fingers

  /// Two fingers closer than this (<) count as this far apart, and their direction as unchanged, so
  /// that a pinch through a point neither divides by zero nor spins. Chosen by trial.
  package var minimumSpread: Double = 1

  // MARK: Wheel and keys

  /// A wheel event within this distance of the location where its touches or its scroll view were
  /// hit (≤) continues with them; farther away (>) a new sequence begins. Chosen by trial.
  package var wheelReach: Double = 40
  /// A wheel event within this time of the last one (≤) continues to scroll the same view. Chosen by trial.
  package var wheelScrollTimeout: Double = 0.3
  /// The largest number of notches of one wheel event; more are clamped. Compositors may send one event for
  /// all notches of a wheel that spins freely: 60 of them arrived as one in tests. Chosen by trial.
  package var maximumNotches: Double = 100
  /// The largest number of notches of a pinch in either direction; more are clamped. Chosen by trial: at 1.1 per
  /// notch it is a scale of 97.
  package var maximumPinchNotches: Double = 48
  /// The touches of a wheel or key lift after this time without input (≥). As use-gesture's wheel.
  package var wheelLiftDelay: Double = 0.14
  /// `wheelLiftDelay` while the modifier is held: the notches of a slow rotation are one gesture, as
  /// rotations may need eight degrees to begin; releasing the modifier lifts at once. Chosen by trial.
  package var modifierLiftDelay: Double = 0.4
  /// `wheelLiftDelay` while a key is held: longer than a keyboard waits before it repeats a key.
  /// Chosen by trial.
  package var heldKeyLiftDelay: Double = 1.0
  /// Coordinates of input are clamped to this distance from the window's origin. Ours: far beyond any
  /// screen.
  package var maximumCoordinate: Double = 100_000

  package init() {}

  package static let standard = GestureThresholds()
}
