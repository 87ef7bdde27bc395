// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Feedback for impacts, without an effect here.
/// - Note: Differs from UIKit: no effect: there is no haptic hardware.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact, as UIKit defines it.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  /// Creates a generator.
  public override init() {}

  /// Creates a generator; the style has no effect.
  public init(style: FeedbackStyle) {}

  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}
