// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A keyframe reached along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _EmptyKeyframeTrackContent<Value>
  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// - Parameter duration: Seconds from the keyframe before.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    path.add(.linear(timingCurve), to: to.animatableData, duration: duration)
  }
}
