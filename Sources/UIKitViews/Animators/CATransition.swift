// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// An animated transition from the contents that a layer presents when the animation is added to its new contents.
open class CATransition: CAAnimation {
  /// The kind of the transition; a fade by default.
  open var type = CATransitionType.fade
  /// The direction of the transition; nil for `fromLeft`. A fade has none.
  open var subtype: CATransitionSubtype?
  /// The part of the transition at its start, from 0 to 1.
  open var startProgress: Float = 0
  /// The part of the transition at its end, from 0 to 1.
  open var endProgress: Float = 1

  override func makeEmpty() -> CAAnimation { CATransition() }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  private func progress(at fraction: Double) -> Double {
    let (start, end) = (Double(startProgress), Double(endProgress))
    return start + (end - start) * (timingFunction?.curve.value(at: fraction) ?? fraction)
  }

  /// The movement of a layer of a size as a whole.
  private func movement(of size: CGSize) -> CGVector {
    switch subtype {
    case .fromRight?: CGVector(dx: -size.width, dy: 0)
    case .fromTop?: CGVector(dx: 0, dy: -size.height)
    case .fromBottom?: CGVector(dx: 0, dy: size.height)
    default: CGVector(dx: size.width, dy: 0)
    }
  }

  /// Puts a picture of the old contents in front of the layer, or behind it.
  override func prepare(_ layer: CALayer) {
    guard let parent = layer.superlayer, layer.hasBeenDrawn, !layer.bounds.isEmpty else { return }
    let cover = SnapshotLayer()
    cover.list = layer.snapshot(in: layer.bounds)
    cover.copyGeometry(of: layer, size: layer.bounds.size)
    if type == .moveIn {
      parent.insertSublayer(cover, below: layer)
    } else {
      parent.insertSublayer(cover, above: layer)
    }
    let leaving = LeavingAnimation()
    leaving.transition = self
    (leaving.duration, leaving.fillMode) = (ownDuration, .forwards)
    (leaving.speed, leaving.isRemovedOnCompletion) = (speed, false)
    cover.add(leaving, forKey: "transition")
    let clock = ViewAnimation(
      AnimationTiming(
        curve: .bezier(AnimationTiming.linear), duration: ownDuration / max(Double(speed), 0.01)))
    clock.completion = { _ in cover.removeFromSuperlayer() }
    clock.beginClock()
  }

  override func apply(at fraction: Double, _ layer: CALayer, to state: inout LayerState) {
    guard type == .push || type == .moveIn else { return }
    let (movement, rest) = (movement(of: state.bounds.size), 1 - progress(at: fraction))
    state.position.x -= movement.dx * rest
    state.position.y -= movement.dy * rest
  }

  /// Moves or fades the old contents.
  fileprivate func applyToOld(at fraction: Double, _ state: inout LayerState) {
    let progress = progress(at: fraction)
    switch type {
    case .push, .reveal:
      let movement = movement(of: state.bounds.size)
      state.position.x += movement.dx * progress
      state.position.y += movement.dy * progress
    case .moveIn: break
    default: state.opacity *= 1 - progress
    }
  }
}

private final class LeavingAnimation: CAAnimation {
  var transition: CATransition?

  override func makeEmpty() -> CAAnimation { LeavingAnimation() }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    transition = (other as? LeavingAnimation)?.transition
  }

  override func apply(at fraction: Double, _ layer: CALayer, to state: inout LayerState) {
    transition?.applyToOld(at: fraction, &state)
  }
}

/// A kind of transition to new contents.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type of a name; one that is none of the constants fades.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old contents fade out over the new ones.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new contents move in front of the old ones.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new contents push the old ones out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old contents move away from the new ones.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a direction of a name; one that is none of the constants is `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// To the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// To the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Upwards, as on iOS.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downwards, as on iOS.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
