// Part of Snapback, under the MIT licence; see LICENSE.

/// A purpose of the default anchor of a scroll view.
public enum ScrollAnchorRole: Hashable, Sendable {
  /// The part of the content that is visible in the first layout.
  case initialOffset
  /// The part that stays visible while the size of the content or of the scroll view changes.
  case sizeChanges
  /// The position of content that is smaller than the scroll view.
  case alignment
}
