// Part of Snapback, under the MIT licence; see LICENSE.

public import UIKitViews

/// Asks for reviews as `RequestReviewAction` does: the store decides whether anybody is asked, and a desktop's programs
/// come from none that asks.
@preconcurrency @MainActor
open class SKStoreReviewController {
  /// Asks for a review if the program comes from a store that asks.
  open class func requestReview() {}

  /// Asks for a review, in a scene, if the program comes from a store that asks.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The store that the program comes from.
public enum AppStore {
  /// Asks for a review, in a scene, if the program comes from a store that asks.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}
}
