// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

/// The node of a gesture of two fingers.
class TwoFingerNode<G: Gesture>: TypedGestureNode<G> {
  private var recognizer: PairRecognizer
  private var start: (anchor: UnitPoint, location: CGPoint) = (.center, .zero)

  override init(_ gesture: G) {
    recognizer = PairRecognizer(.scale(minimumDelta: 0))
    super.init(gesture)
    reset()
  }

  /// The measure that starts the gesture when it changes enough.
  var measure: PairRecognizer.Measure {
    preconditionFailure("TwoFingerNode subclasses override measure")
  }

  /// Returns the gesture's value, given its start position in the view.
  func value(
    _ value: PairRecognizer.Value, from anchor: UnitPoint, _ location: CGPoint
  ) -> G.Value {
    preconditionFailure("TwoFingerNode subclasses override value")
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
