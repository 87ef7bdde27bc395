// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures

/// Recognizes a touch that is held in place. The gesture ends after the minimum duration, while the
/// touch is still down.
public struct LongPressGesture: PrimitiveGesture {
  /// True from the beginning of the touch.
  public typealias Value = Bool

  /// The duration in seconds for which the touch is held. With 0, a negative number or NaN the gesture ends with the
  /// beginning of the touch, with infinity never.
  public var minimumDuration: Double
  /// The distance in points that the touch may move; a negative number and NaN count as 0.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture from a duration in seconds and a distance in points; see `minimumDuration` and
  /// `maximumDistance`.
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
  override var condition: String? { "Held for \(recognizer.minimumDuration.roundedText) s" }
  override var kind: GestureArena.Kind { GestureArena.Kind(isDiscrete: true) }
  override var phase: GesturePhase<Bool> { recognizer.phase }
  override var reportedPhase: GesturePhaseKind { recognizer.reportedPhase }
  override var deadline: Double? { recognizer.deadline }

  override func advance(_ input: GestureInput) {
    recognizer.advance(to: input.time)
    for touch in input.touches { recognizer.advance(touch) }
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }
  override func reset() { recognizer = LongPressNode.recognizer(gesture) }

  private static func recognizer(_ gesture: LongPressGesture) -> LongPressRecognizer {
    LongPressRecognizer(
      minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance)
  }
}
