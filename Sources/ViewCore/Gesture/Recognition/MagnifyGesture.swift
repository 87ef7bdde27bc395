// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures
public import Motion

/// Tracks two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// The state of a pinch at one time.
  public struct Value: Equatable, Sendable {
    /// The time of the last touch sample, on the frame clock.
    public var time: Date
    /// The distance between the fingers relative to that when the second touch began; 1 at the start.
    public var magnification: CGFloat
    /// The rate of change of the magnification per second.
    public var velocity: CGFloat
    /// The midpoint of the fingers at the start, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The midpoint of the fingers at the start, in points of the view's own space.
    public var startLocation: CGPoint
  }

  /// The difference of the magnification from 1 at which the gesture begins. A negative number and NaN count as 0,
  /// with which it begins with the second touch.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch gesture that begins at a difference of the magnification from 1; see `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _makeNode(_ gesture: MagnifyGesture) -> _GestureNodeReference<
    MagnifyGesture, Value
  > {
    _GestureNodeReference(MagnifyNode(gesture))
  }
}

private final class MagnifyNode: TwoFingerNode<MagnifyGesture> {
  override var name: String { "magnify" }
  override var condition: String? { "Two fingers moved apart or together" }
  override var measure: PairRecognizer.Measure { .scale(minimumDelta: gesture.minimumScaleDelta) }

  override func value(
    _ value: PairRecognizer.Value, from anchor: UnitPoint, _ location: CGPoint
  ) -> MagnifyGesture.Value {
    MagnifyGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: value.time), magnification: value.scale,
      velocity: value.scaleVelocity, startAnchor: anchor, startLocation: location)
  }
}
