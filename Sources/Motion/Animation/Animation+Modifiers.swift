// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Animation {
  /// The animation after a delay in seconds. A negative delay skips the beginning of the animation;
  /// NaN counts as 0.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(form: .delay(form, by: delay.isNaN ? 0 : delay))
  }

  /// The animation at a multiple of its speed. At 0 and below it never moves; NaN counts as 1.
  public func speed(_ speed: Double) -> Animation {
    Animation(form: .speed(form, factor: speed.isNaN ? 1 : speed))
  }

  /// The animation repeated a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: Clamped to 1...1 000 000 000.
  ///   - autoreverses: Whether every second repetition runs backwards. With an even count the value
  ///     then returns to its start before it jumps to the end, as in SwiftUI.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      form: .repeating(
        form, count: Double(min(max(1, repeatCount), 1_000_000_000)), autoreverses: autoreverses))
  }

  /// The animation repeated until another animation of the same value replaces it.
  ///
  /// - Parameter autoreverses: Whether every second repetition runs backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(form: .repeating(form, count: .infinity, autoreverses: autoreverses))
  }

  /// The animation with its logical completion after a number of seconds, while it may move on.
  ///
  /// - Parameter duration: In seconds from the animation's beginning; NaN counts as 0, and a time
  ///   after the animation's end as the end.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(form: .logicallyComplete(form, after: duration.isNaN ? 0 : duration))
  }
}
