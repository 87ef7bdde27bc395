// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Animation {
  /// The animation begun some seconds later; a negative delay begins part of the way in. NaN counts
  /// as 0.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(form: .delay(form, by: delay.isNaN ? 0 : delay))
  }

  /// The animation at a multiple of its speed; at 0 and below it never gets anywhere. NaN counts as
  /// 1.
  public func speed(_ speed: Double) -> Animation {
    Animation(form: .speed(form, factor: speed.isNaN ? 1 : speed))
  }

  /// The animation some times over, to and fro unless `autoreverses` is false. Less than once
  /// counts as once. To and fro an even number of times it ends where it began, then jumps, as
  /// SwiftUI's.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      form: .repeating(
        form, count: Double(min(max(1, repeatCount), 1_000_000_000)), autoreverses: autoreverses))
  }

  /// The animation over and over, until another takes its place.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(form: .repeating(form, count: .infinity, autoreverses: autoreverses))
  }

  /// The animation, taken as over after some seconds, though it may move on. NaN counts as 0.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(form: .logicallyComplete(form, after: duration.isNaN ? 0 : duration))
  }
}
