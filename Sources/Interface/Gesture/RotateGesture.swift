// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures
public import Motion

/// Follows two fingers that turn about each other.
public struct RotateGesture: PrimitiveGesture {
  /// A moment of a rotation.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How far the fingers have turned since the second came down, clockwise.
    public var rotation: Angle
    /// How fast they turn, per second.
    public var velocity: Angle
    /// Where the middle between the fingers was at the start, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// The same in the view's points.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _makeNode(_ gesture: RotateGesture) -> _GestureNodeReference<
    RotateGesture, Value
  > {
    _GestureNodeReference(RotateNode(gesture))
  }
}

/// Follows two fingers that turn about each other, and tells only the angle.
public struct RotationGesture: Gesture {
  /// How far the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
  }
}

private final class RotateNode: PairNode<RotateGesture> {
  override var name: String { "rotate" }
  override var condition: String? { "two fingers turned" }
  override var turns: Bool { true }
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
