// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import ViewEffects
@_spi(ViewTree) import Views

/// The dependency of a scroll transition's effect on the scroll position.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of a view that must be visible for the phase `identity`.
  public struct Threshold: Sendable {
    /// Nil for the middle of the scroll view.
    fileprivate let visible: Double?

    /// The view is in the middle of the scroll view. An animated effect is that of the phase `identity` while the
    /// middle of the scroll view is inside of the view.
    public static let centered = Threshold(visible: nil)

    /// The whole view.
    public static let visible = Threshold(visible: 1)

    /// A fraction of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visible: amount.clampedToUnit)
    }
  }

  fileprivate var curve: UnitCurve?
  /// The animation between the phases; nil to interpolate.
  fileprivate var animation: Animation?
  fileprivate var visible: Double? = 1.0

  /// Interpolates the effect with the scroll position, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(curve: timingCurve)
  }

  /// Interpolates the effect with the scroll position, along an ease-in-out curve.
  public static let interactive = Self.interactive()
  /// Animates the effect when the view crosses the threshold.
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(animation: animation)
  }

  /// Animates the effect, by the default animation, when the view crosses the threshold.
  public static let animated = Self.animated()

  /// The configuration with an animation between the phases in place of an interpolation.
  public func animation(_ animation: Animation) -> Self {
    var configuration = self
    configuration.curve = nil
    configuration.animation = animation
    return configuration
  }

  /// Leaves views as they are.
  public static let identity = Self(curve: nil)

  /// The configuration with a threshold for the phase `identity`.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.visible = threshold.visible
    return configuration
  }
}

extension VisualEffectElement {
  /// The edge at which the view is partly hidden, and the hidden fraction from 0 to 1, relative to
  /// the required visible fraction.
  fileprivate func hiddenFraction(_ axis: Axis?, _ visible: Double?) -> (
    ScrollTransitionPhase, Double
  ) {
    guard let scroll = enclosingScroll else { return (.identity, 0) }
    let axis = axis ?? (scroll.metrics.scrolls(.vertical) ? .vertical : .horizontal)
    let frame = scroll.contentFrame(of: self)
    let (start, length) = (frame.origin[axis] - scroll.offset[axis], frame.size[axis])
    let viewportLength = scroll.metrics.viewport[axis]
    guard length > 0, visible ?? 1 > 0 else { return (.identity, 0) }
    guard let visible else {
      let distance = start + length / 2 - viewportLength / 2
      let fraction = min(1, abs(distance) / ((viewportLength + length) / 2))
      return (distance < 0 ? .topLeading : .bottomTrailing, Double(fraction))
    }
    func hidden(_ visibleLength: CGFloat) -> Double {
      1 - min(1, max(0, visibleLength / length) / visible)
    }
    if start < 0 { return (.topLeading, hidden(start + length)) }
    if start + length > viewportLength { return (.bottomTrailing, hidden(viewportLength - start)) }
    return (.identity, 0)
  }
}

extension VisualEffectElement {
  /// Returns whether the middle of the scroll view is outside of the view.
  private func isBesideMiddle(_ axis: Axis?) -> Bool {
    guard let scroll = enclosingScroll else { return false }
    let axis = axis ?? (scroll.metrics.scrolls(.vertical) ? .vertical : .horizontal)
    let frame = scroll.contentFrame(of: self)
    let start = frame.origin[axis] - scroll.offset[axis]
    let middle = scroll.metrics.viewport[axis] / 2
    return middle < start || middle > start + frame.size[axis]
  }

  /// The presented phase, animated: -1 at the leading edge, 0 in the visible area, and 1 at the
  /// trailing edge.
  fileprivate func animatedPhase(
    _ axis: Axis?, _ topLeading: ScrollTransitionConfiguration,
    _ bottomTrailing: ScrollTransitionConfiguration
  ) -> Double {
    func isHidden(
      _ configuration: ScrollTransitionConfiguration, _ phase: ScrollTransitionPhase
    ) -> Bool {
      let (found, hidden) = hiddenFraction(axis, configuration.visible)
      guard configuration.animation != nil, found == phase else { return false }
      return configuration.visible == nil ? isBesideMiddle(axis) : hidden > 0
    }
    let target: Double =
      isHidden(topLeading, .topLeading) ? -1 : isHidden(bottomTrailing, .bottomTrailing) ? 1 : 0
    let animation =
      target < 0
      ? topLeading.animation ?? bottomTrailing.animation
      : bottomTrailing.animation ?? topLeading.animation
    return animatedValue(to: target, animation)
  }
}

extension View {
  /// Applies an effect while the view enters or leaves the visible area of the enclosing scroll
  /// view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies an effect while the view enters or leaves the visible area of the enclosing scroll
  /// view, with a configuration per edge.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _VisualEffectModifier { element in
        let identity = transition(EmptyVisualEffect(), .identity)._steps.steps
        if topLeading.animation != nil || bottomTrailing.animation != nil {
          let value = element.animatedPhase(axis, topLeading, bottomTrailing)
          let phase: ScrollTransitionPhase = value < 0 ? .topLeading : .bottomTrailing
          let other = transition(EmptyVisualEffect(), phase)._steps.steps
          return identity.interpolated(with: other, by: abs(value))
        }
        for (configuration, phase) in [
          (topLeading, ScrollTransitionPhase.topLeading), (bottomTrailing, .bottomTrailing),
        ] {
          let (found, hidden) = element.hiddenFraction(axis, configuration.visible)
          guard found == phase, hidden > 0, let curve = configuration.curve else { continue }
          let other = transition(EmptyVisualEffect(), phase)._steps.steps
          return identity.interpolated(with: other, by: curve.value(at: hidden))
        }
        return identity
      })
  }
}
