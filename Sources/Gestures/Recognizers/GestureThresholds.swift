// Part of Snapback, under the MIT licence; see LICENSE.

/// Every tunable number of the recognisers, in one place.
package struct GestureThresholds: Equatable, Sendable {
  /// How far a drag moves before it begins, in points. SwiftUI: `DragGesture(minimumDistance: 10)`.
  package var dragDistance: Double = 10
  /// How far ahead a drag's predicted end lies, in seconds of travel at its velocity.
  /// SwiftUI: velocity = 4 · (predictedEndLocation − location), measured over 48 flicks.
  package var predictionInterval: Double = 0.25

  package init() {}

  package static let standard = GestureThresholds()
}
