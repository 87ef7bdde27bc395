// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The properties by which the time of a layer or animation is mapped to that of its parent: start,
/// duration, speed, repetitions.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time at which it begins, in seconds on the clock of the parent.
  var beginTime: CFTimeInterval { get set }
  /// The offset added to its time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The rate of its time relative to the time around it.
  var speed: Float { get set }
}

extension CALayer: CAMediaTiming {}
extension CAAnimation: CAMediaTiming {}

extension CALayer {
  /// Whether the layer's time is that of `CACurrentMediaTime()`.
  var hasDefaultTiming: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.speed != 1 || current.timeOffset != 0 || current.beginTime != 0
        || current.superlayer?.sublayerDelay ?? 0 != 0
      {
        return false
      }
      layer = current.superlayer
    }
    return true
  }

  /// The layer's time when `CACurrentMediaTime()` is a time.
  private func localTime(of media: Double) -> Double {
    let outer = superlayer.map { $0.localTime(of: media) - $0.sublayerDelay } ?? media
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  private func mediaTime(of local: Double) -> Double {
    let outer = speed == 0 ? 0 : (local - timeOffset) / Double(speed) + beginTime
    return superlayer.map { $0.mediaTime(of: outer) } ?? outer
  }

  /// The layer's time at a time of the frames.
  package func localTime(atFrame time: Double) -> Double {
    localTime(of: time + UIKitService.mediaOffset)
  }

  /// Converts a time from that of another layer; nil is that of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(of: l?.mediaTime(of: t) ?? t)
  }

  /// Converts a time to that of another layer; nil is that of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let media = mediaTime(of: t)
    return l?.localTime(of: media) ?? media
  }

  func timingChanged() {
    setNeedsFrame()
    resumeAnimations()
  }

  /// Makes animations run that have ended or rested while time did not pass.
  private func resumeAnimations() {
    for animation in added where animation.isRunning { UIKitService.current?.add(animation) }
    for child in children { child.resumeAnimations() }
  }
}
