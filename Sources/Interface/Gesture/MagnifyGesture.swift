// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Gestures
public import Motion

/// Follows two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// A moment of a pinch.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How many times as far apart the fingers are as when the second came down.
    public var magnification: CGFloat
    /// How fast that changes, per second.
    public var velocity: CGFloat
    /// Where the middle between the fingers was at the start, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// The same in the view's points.
    public var startLocation: CGPoint
  }

  /// By how much the magnification differs from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public static func _makeNode(_ gesture: MagnifyGesture) -> _GestureNodeReference<
    MagnifyGesture, Value
  > {
    _GestureNodeReference(MagnifyNode(gesture))
  }
}

/// Follows two fingers that move apart or together, and tells only the magnification.
public struct MagnificationGesture: Gesture {
  /// By how much the magnification differs from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}

private final class MagnifyNode: PairNode<MagnifyGesture> {
  override var name: String { "magnify" }
  override var condition: String? { "two fingers spread or closed" }
  override var measure: PairRecognizer.Measure { .scale(minimumDelta: gesture.minimumScaleDelta) }

  override func value(
    _ value: PairRecognizer.Value, from anchor: UnitPoint, _ location: CGPoint
  ) -> MagnifyGesture.Value {
    MagnifyGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: value.time), magnification: value.scale,
      velocity: value.scaleVelocity, startAnchor: anchor, startLocation: location)
  }
}
