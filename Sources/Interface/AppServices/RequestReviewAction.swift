// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore

/// Asks for a review of the program in the store that it comes from. It is called like a function: `requestReview()`.
///
/// As on other systems, the store decides whether anybody is asked. On a desktop programs come from no store that asks,
/// so no user is asked.
public struct RequestReviewAction: Sendable {
  /// Asks for a review if the program comes from a store that asks.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks for a review of the program.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
