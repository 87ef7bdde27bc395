// Part of Snapback, under the MIT licence; see LICENSE.

/// The visibility of a part of the interface.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The view or its container decides.
  case automatic
  /// The part is shown, if it can be.
  case visible
  /// The part is hidden.
  case hidden
}
