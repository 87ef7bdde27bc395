// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Gives something to feel. No desktop has what it takes, so nothing is felt.
@MainActor
@preconcurrency
open class UIFeedbackGenerator {
  public init() {}

  /// Gets ready, so that what follows is felt at once.
  public func prepare() {}
}

/// Something that hits.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public override init() {}

  public init(style: FeedbackStyle) {}

  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// Something that went well, or not.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Another thing chosen.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
