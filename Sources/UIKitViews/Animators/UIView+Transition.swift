// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIView {
  /// Animates changes of the contents of a view: the old ones dissolve into the new ones, or the view
  /// turns to show them, by `options`.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let transition = ViewTransitionKind(options)
    let animates = areAnimationsEnabled && duration > 0 && view.layer.surface != nil
    let old = animates && transition != nil ? view.layer.snapshot(in: view.bounds) : nil
    if options.contains(.allowAnimatedContent) {
      animations?()
    } else {
      performWithoutAnimation { animations?() }
    }
    let cover = old.flatMap { transition?.start(view.layer, $0, duration, options.curve) }
    let clock = ViewAnimation(
      AnimationTiming(
        curve: .bezier(AnimationTiming.linear), duration: animates ? max(0, duration) : 0))
    clock.completion = { isFinished in
      cover?.removeFromSuperlayer()
      completion?(isFinished)
    }
    clock.beginClock()
  }

  /// Replaces a view by another one in its superview, as `transition(with:…)` of the superview does.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      UIKitService.complete(completion, isFinished: false)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// Changes of views in a transition are animated, too.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
}

/// The transition from the old contents of a view to new ones.
@MainActor
private enum ViewTransitionKind {
  case dissolve
  /// A half turn about an axis; the angle is positive if the lower coordinates come to the front.
  case flip(isVertical: Bool, sign: Double)

  /// Nil for none.
  init?(_ options: UIView.AnimationOptions) {
    switch options.rawValue >> 20 & 7 {
    case 1: self = .flip(isVertical: true, sign: 1)
    case 2: self = .flip(isVertical: true, sign: -1)
    case 3, 4, 5: self = .dissolve
    case 6: self = .flip(isVertical: false, sign: -1)
    case 7: self = .flip(isVertical: false, sign: 1)
    default: return nil
    }
  }

  /// Starts the animations of a layer and of a layer in front of it, with what it showed before, which is returned.
  func start(
    _ layer: CALayer, _ old: DisplayList, _ duration: Double, _ curve: CubicBezier
  ) -> CALayer? {
    guard let parent = layer.superlayer else { return nil }
    let cover = SnapshotLayer()
    cover.list = old
    cover.copyGeometry(of: layer, size: old.size)
    parent.insertSublayer(cover, above: layer)
    switch self {
    case .dissolve:
      cover.add(DissolveAnimation(duration, curve), forKey: "transition")
    case .flip(let isVertical, let sign):
      cover.add(
        FlipAnimation(duration, curve, isVertical: isVertical, sign: sign, isOld: true),
        forKey: "transition")
      layer.add(
        FlipAnimation(duration, curve, isVertical: isVertical, sign: sign, isOld: false),
        forKey: "transition")
    }
    return cover
  }
}

/// Fades out what a view showed before.
private final class DissolveAnimation: CAAnimation {
  private var curve = AnimationTiming.easeInOut

  convenience init(_ duration: Double, _ curve: CubicBezier) {
    self.init()
    self.duration = duration
    self.curve = curve
    fillMode = .forwards
    isRemovedOnCompletion = false
  }

  override func makeEmpty() -> CAAnimation { DissolveAnimation() }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    if let other = other as? DissolveAnimation { curve = other.curve }
  }

  override func apply(at fraction: Double, _ layer: CALayer, to state: inout LayerState) {
    state.opacity *= 1 - curve.value(at: fraction)
  }
}

/// Turns one side of a view: to its back, or from there to its front.
private final class FlipAnimation: CAAnimation {
  private var curve = AnimationTiming.easeInOut
  private var isVertical = true
  private var sign = 1.0
  private var isOld = false

  convenience init(
    _ duration: Double, _ curve: CubicBezier, isVertical: Bool, sign: Double, isOld: Bool
  ) {
    self.init()
    self.duration = duration
    (self.curve, self.isVertical, self.sign, self.isOld) = (curve, isVertical, sign, isOld)
    if isOld {
      fillMode = .forwards
      isRemovedOnCompletion = false
    }
  }

  override func makeEmpty() -> CAAnimation { FlipAnimation() }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? FlipAnimation else { return }
    (curve, isVertical, sign, isOld) = (other.curve, other.isVertical, other.sign, other.isOld)
  }

  override func apply(at fraction: Double, _ layer: CALayer, to state: inout LayerState) {
    let progress = curve.value(at: fraction)
    guard isOld ? progress < 0.5 : progress >= 0.5 else {
      state.opacity = 0
      return
    }
    guard progress < 1 else { return }
    var depth = CATransform3DIdentity
    depth.m34 = -1 / max(500, 2 * max(state.bounds.width, state.bounds.height))
    let angle = sign * .pi * (isOld ? progress : progress - 1)
    let turn = CATransform3DRotate(depth, angle, isVertical ? 0 : 1, isVertical ? 1 : 0, 0)
    state.transform = CATransform3DConcat(turn, state.transform)
  }
}
