// Part of Snapback, under the MIT licence; see LICENSE.

/// The moment at which an animation counts as complete; see
/// `withAnimation(_:completionCriteria:_:completion:)`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  enum Moment {
    case logicallyComplete
    case removed
  }

  let moment: Moment

  /// The end of an animation's nominal duration: for a spring its perceptual duration, after which
  /// it may still settle by small amounts.
  public static let logicallyComplete = AnimationCompletionCriteria(moment: .logicallyComplete)

  /// The time at which the animation has settled completely and is removed.
  public static let removed = AnimationCompletionCriteria(moment: .removed)
}
