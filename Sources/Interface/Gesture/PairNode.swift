// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

/// The node of a gesture of two fingers.
class PairNode<G: Gesture>: TypedGestureNode<G> {
  private var recognizer: PairRecognizer
  private var start: (anchor: UnitPoint, location: CGPoint) = (.center, .zero)

  override init(_ gesture: G) {
    recognizer = PairRecognizer(.scale(minimumDelta: 0))
    super.init(gesture)
    reset()
  }

  /// What has to change for the gesture to begin.
  var measure: PairRecognizer.Measure { preconditionFailure("a gesture of two knows its measure") }

  /// The gesture's value, given where in the view it began.
  func value(
    _ value: PairRecognizer.Value, from anchor: UnitPoint, _ location: CGPoint
  ) -> G.Value {
    preconditionFailure("a gesture of two makes its value")
  }

  final override var phase: GesturePhase<G.Value> {
    recognizer.phase.map { value($0, from: start.anchor, start.location) }
  }

  final override func advance(_ input: GestureInput) {
    let hadBegun = recognizer.phase.kind != .possible
    recognizer.advance(input.touches)
    guard !hadBegun, let middle = recognizer.phase.recognized?.startLocation else { return }
    start = (input.anchor(middle), input.location(middle, in: .local) ?? middle)
  }

  final override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }
  final override func reset() { recognizer = PairRecognizer(measure) }
}
