// Part of Snapback, under the MIT licence; see LICENSE.

/// Whether a part of the interface is seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic
  case visible
  case hidden
}
