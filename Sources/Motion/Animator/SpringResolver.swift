// Part of Snapback, under the MIT licence; see LICENSE.

/// Replaces the springs of animations, also of those that are running: for example by the spring of
/// a tuning panel.
///
/// It is passed in with each change and each sample; no animator keeps it. Where the replacement has
/// changed since the last sample, running springs continue on the new one from their current value
/// and velocity, and keep their clock.
package protocol SpringResolver {
  /// The number of times that `replacement` has changed. Running animations are retuned when it
  /// differs from the one that they were last sampled with.
  var revision: Int { get }
  /// The spring to use instead; nil restores each animation's own.
  var replacement: Spring? { get }
  /// Returns whether a spring may be replaced.
  func canReplace(_ spring: Spring) -> Bool
}
