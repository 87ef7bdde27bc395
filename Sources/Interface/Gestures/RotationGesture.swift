// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion
public import ViewCore

/// Tracks the rotation of two fingers around each other, with only the angle as its value.
public struct RotationGesture: Gesture {
  /// The rotation at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture that begins at an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A `RotateGesture` mapped to its rotation.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
  }
}
