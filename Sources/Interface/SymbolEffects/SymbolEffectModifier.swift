// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Runs a symbol's effect: once for each change of a value, or while it is active.
public struct _SymbolEffectModifier: ViewModifier {
  enum Occasion {
    case change(ComparedValue)
    case active(Bool)
  }

  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let occasion: Occasion

  @ViewBuilder
  public func body(content: Content) -> some View {
    switch (motion, occasion) {
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
          .rotationEffect(.degrees(pose.turn))
      } keyframes: { _ in
        SymbolPose.run(of: motion, count: count, speed: options.speed)
      }
    }
  }

  private var trigger: ComparedValue {
    switch occasion {
    case .change(let value): value
    case .active(let isActive): ComparedValue(isActive)
    }
  }

  private var startsAtOnce: Bool { if case .active(true) = occasion { true } else { false } }

  private var repeats: Bool {
    switch occasion {
    case .change: options.repeats ?? false
    case .active(let isActive): isActive && options.repeats ?? true
    }
  }

  /// How many runs there are; none where it is to come to rest.
  private var count: Int {
    if case .active(false) = occasion { 0 } else { options.count ?? 1 }
  }
}

extension View {
  /// Runs an effect of the symbols inside while it is active.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        motion: effect._motion, options: options, occasion: .active(isActive)))
  }

  /// Runs an effect of the symbols inside whenever a value is another.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        motion: effect._motion, options: options, occasion: .change(ComparedValue(value))))
  }
}

extension ContentTransition {
  /// One symbol takes another's place by an effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolReplace)
  }

  /// One symbol takes another's place.
  public static let symbolEffect = ContentTransition(kind: .symbolReplace)
}

extension AnyTransition {
  /// A symbol comes and goes by an effect.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .symbolEffect }

  /// A symbol comes and goes.
  public static let symbolEffect = AnyTransition.scale(scale: 0.6).combined(with: .opacity)
}
