// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
public import Motion

/// Where a view is on its way through what a scroll view shows.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Coming in, or going out, at the top or the leading edge.
  case topLeading
  /// In view.
  case identity
  /// Coming in, or going out, at the bottom or the trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or leading edge, 0 in view, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view passes from one phase of scrolling to another.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be seen for it to count as in view.
  public struct Threshold: Sendable {
    fileprivate let visible: Double

    /// All of it.
    public static let visible = Threshold(visible: 1)

    /// A part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visible: amount.clampedToUnit)
    }
  }

  fileprivate var curve: UnitCurve?
  fileprivate var visible = 1.0

  /// The effect follows the scrolling, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(curve: timingCurve)
  }

  /// The effect follows the scrolling.
  public static let interactive = Self.interactive()
  /// No effect.
  public static let identity = Self(curve: nil)

  /// Says how much of the view must be seen for it to count as in view.
  public func threshold(_ threshold: Threshold) -> Self {
    var configuration = self
    configuration.visible = threshold.visible
    return configuration
  }
}

extension VisualEffectElement {
  /// On which side it is not wholly in view, and how far it is from being so, from 0 to 1.
  fileprivate func passage(_ axis: Axis?, _ visible: Double) -> (ScrollTransitionPhase, Double) {
    guard let scroll = enclosingScroll else { return (.identity, 0) }
    let axis = axis ?? (scroll.space.scrolls(.vertical) ? .vertical : .horizontal)
    let frame = scroll.place(of: self)
    let (start, length) = (frame.origin[axis] - scroll.offset[axis], frame.size[axis])
    let room = scroll.space.viewport[axis]
    guard length > 0, visible > 0 else { return (.identity, 0) }
    func hidden(_ seen: CGFloat) -> Double { 1 - min(1, max(0, seen / length) / visible) }
    if start < 0 { return (.topLeading, hidden(start + length)) }
    if start + length > room { return (.bottomTrailing, hidden(room - start)) }
    return (.identity, 0)
  }
}

extension View {
  /// Changes how the view looks while it comes into what the scroll view around shows, and while it leaves.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks while it comes into what the scroll view around shows, and while it leaves,
  /// at each side in its own way.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _VisualEffectModifier { element in
        let identity = transition(EmptyVisualEffect(), .identity)._steps.steps
        for (own, phase) in [
          (topLeading, ScrollTransitionPhase.topLeading), (bottomTrailing, .bottomTrailing),
        ] {
          let (found, hidden) = element.passage(axis, own.visible)
          guard found == phase, hidden > 0, let curve = own.curve else { continue }
          let other = transition(EmptyVisualEffect(), phase)._steps.steps
          return identity.mixed(with: other, by: curve.value(at: hidden))
        }
        return identity
      })
  }
}
