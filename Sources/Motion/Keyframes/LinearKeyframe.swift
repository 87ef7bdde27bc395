// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A keyframe reached by linear interpolation, along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframeTrackContent<Value>
  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: In seconds from the previous keyframe; 0, a negative number and NaN count as 0,
  ///     and set the value immediately.
  ///   - timingCurve: Maps the fraction of the duration to the fraction of the change.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    path.add(.linear(timingCurve), to: to.animatableData, duration: duration)
  }
}
