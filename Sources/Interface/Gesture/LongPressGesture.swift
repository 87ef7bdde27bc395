// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures

/// Recognises a touch that stays where it is for a while. It ends at that moment, with the hand still down.
public struct LongPressGesture: PrimitiveGesture {
  /// True, from the touch on.
  public typealias Value = Bool

  /// In seconds.
  public var minimumDuration: Double
  /// How far the touch may move, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeNode(
    _ gesture: LongPressGesture
  ) -> _GestureNodeReference<LongPressGesture, Value> {
    _GestureNodeReference(LongPressNode(gesture))
  }
}

private final class LongPressNode: TypedGestureNode<LongPressGesture> {
  private var recognizer: LongPressRecognizer

  override init(_ gesture: LongPressGesture) {
    recognizer = LongPressNode.recognizer(gesture)
    super.init(gesture)
  }

  override var name: String { "long press" }
  override var condition: String? { "held for \(recognizer.minimumDuration.inWords) s" }
  override var kind: GestureArena.Kind { GestureArena.Kind(isDiscrete: true) }
  override var phase: GesturePhase<Bool> { recognizer.phase }
  override var claim: GesturePhaseKind { recognizer.claim }
  override var deadline: Double? { recognizer.deadline }

  override func advance(_ input: GestureInput) {
    recognizer.pass(to: input.time)
    for touch in input.touches { recognizer.advance(touch) }
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }
  override func reset() { recognizer = LongPressNode.recognizer(gesture) }

  private static func recognizer(_ gesture: LongPressGesture) -> LongPressRecognizer {
    LongPressRecognizer(
      minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance)
  }
}
