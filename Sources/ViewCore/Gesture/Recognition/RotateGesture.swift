// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures
public import Motion

/// Tracks the rotation of two fingers around each other.
public struct RotateGesture: PrimitiveGesture {
  /// The state of a rotation at one time.
  public struct Value: Equatable, Sendable {
    /// The time of the last touch sample, on the frame clock.
    public var time: Date
    /// The rotation since the second touch began, clockwise. Not limited to one turn.
    public var rotation: Angle
    /// The angular velocity per second, clockwise.
    public var velocity: Angle
    /// The midpoint of the fingers at the start, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The midpoint of the fingers at the start, in points of the view's own space.
    public var startLocation: CGPoint
  }

  /// The rotation, in either direction, at which the gesture begins. A negative angle and NaN count as 0, with which
  /// it begins with the second touch.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture that begins at an angle; see `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _makeNode(_ gesture: RotateGesture) -> _GestureNodeReference<
    RotateGesture, Value
  > {
    _GestureNodeReference(RotateNode(gesture))
  }
}

private final class RotateNode: TwoFingerNode<RotateGesture> {
  override var name: String { "rotate" }
  override var condition: String? { "Two fingers rotated" }
  override var tracksRotation: Bool { true }
  override var measure: PairRecognizer.Measure {
    .angle(minimumDelta: gesture.minimumAngleDelta.radians)
  }

  override func value(
    _ value: PairRecognizer.Value, from anchor: UnitPoint, _ location: CGPoint
  ) -> RotateGesture.Value {
    RotateGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: value.time), rotation: .radians(value.angle),
      velocity: .radians(value.angleVelocity), startAnchor: anchor, startLocation: location)
  }
}
