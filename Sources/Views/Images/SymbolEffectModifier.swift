// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// Runs a symbol effect: once per change of a value, or as long as it is active.
public struct _SymbolEffectModifier: ViewModifier {
  enum Activation {
    case change(ComparedValue)
    case active(Bool)
  }

  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let activation: Activation
  @Environment(\.removesSymbolEffects) private var isRemoved
  private var current: Activation { isRemoved ? .active(false) : activation }

  @ViewBuilder
  public func body(content: Content) -> some View {
    switch (motion, current) {
    case (.scale(let isUp), .active(let isActive)):
      content
        .scaleEffect(isActive ? (isUp ? 1.2 : 0.8) : 1)
        .animation(.spring(duration: 0.35).speed(options.speed), value: isActive)
    case (.appear, .active(let isActive)), (.disappear, .active(let isActive)):
      let isShown = isActive == (motion == .appear)
      content
        .scaleEffect(isShown ? 1 : 0.6)
        .opacity(isShown ? 1 : 0)
        .animation(.spring(duration: 0.35).speed(options.speed), value: isShown)
    default:
      KeyframeAnimator(
        initialValue: SymbolPose(), trigger: trigger, repeats: repeats, startsAtOnce: startsAtOnce
      ) { pose in
        content
          .scaleEffect(pose.scale)
          .opacity(pose.opacity)
          .rotationEffect(.degrees(pose.rotation))
      } keyframes: { _ in
        SymbolPose.run(of: motion, count: count, speed: options.speed, pause: options.pause)
      }
    }
  }

  private var trigger: ComparedValue {
    switch current {
    case .change(let value): value
    case .active(let isActive): ComparedValue(isActive)
    }
  }

  private var startsAtOnce: Bool { if case .active(true) = current { true } else { false } }

  private var repeats: Bool {
    switch current {
    case .change: (options.repeats ?? false) || options.isLong
    case .active(let isActive): isActive && (options.repeats ?? true || options.isLong)
    }
  }

  /// The number of runs; 0 lets the symbol return to its resting pose.
  private var count: Int {
    if case .active(false) = current { 0 } else { options.isLong ? 1 : options.count ?? 1 }
  }
}

extension View {
  /// Runs an effect on the symbols in this view as long as it is active.
  /// - Note: Differs from SwiftUI: animates the whole view it is applied to: symbols have a single layer.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        motion: effect._motion, options: options, activation: .active(isActive)))
  }

  /// Runs an effect on the symbols in this view each time a value changes.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        motion: effect._motion, options: options, activation: .change(ComparedValue(value))))
  }
}

extension ContentTransition {
  /// Replaces a symbol: the old one shrinks and fades out, then the new one grows and fades in.
  ///
  /// - Note: Differs from SwiftUI: `effect` and `options` have no effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolReplace)
  }

  /// Replaces a symbol: the old one shrinks and fades out, then the new one grows and fades in.
  public static let symbolEffect = ContentTransition(kind: .symbolReplace)
}

extension AnyTransition {
  /// Inserts and removes a symbol by scaling and fading.
  ///
  /// - Note: Differs from SwiftUI: `effect` and `options` have no effect.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .symbolEffect }

  /// Inserts and removes a symbol by scaling and fading.
  public static let symbolEffect = AnyTransition.scale(scale: 0.6).combined(with: .opacity)
}
