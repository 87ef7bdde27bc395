// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Divides the vertical drag of a scroll view between its content and the parent that moves with it.
///
/// A drag down scrolls the content to its top, then moves the parent. A drag up returns the parent to its position,
/// expands it while the content is at its top, then scrolls the content. All values are in points, translations
/// downwards.
struct DragDivision {
  /// The distances that a drag can move each part at one time.
  struct Limits {
    /// The distance that the content is scrolled up from its top, without rubber-band resistance; negative beyond it.
    var distanceFromTop: CGFloat
    /// The distance by which a drag up moves the parent above its position.
    var expansion: CGFloat
    /// Whether a drag down moves the parent below its position, rather than the content beyond its top.
    var pullsParent: Bool
    /// The translation of the parent before the drag moves it.
    var parentTranslation: CGFloat

    /// Content that is closer to its top is there: it may stop at a fraction of a pixel.
    static let tolerance: CGFloat = 0.5

    var isAtTop: Bool { distanceFromTop < Self.tolerance }
  }

  /// The translation of the touch.
  private var translation: CGFloat = 0
  /// The part of the translation by which the content has been scrolled.
  private(set) var content: CGFloat = 0
  /// The translation of the parent; nil until the drag moves it.
  private(set) var parent: CGFloat?
  /// Whether the content was away from its top during the drag.
  private(set) var hasScrolled = false

  /// Moves the touch to a translation.
  mutating func move(to translation: CGFloat, _ limits: Limits) {
    var rest = translation - self.translation
    self.translation = translation
    hasScrolled = hasScrolled || !limits.isAtTop
    let (top, position) = (limits.distanceFromTop, parent ?? limits.parentTranslation)
    if rest > 0 {
      moveContent(min(rest, max(0, top)), &rest)
      let limit = limits.pullsParent ? rest : max(0, -position)
      moveParent(min(rest, limit), from: position, &rest)
    } else {
      moveContent(max(rest, min(0, top)), &rest)
      let limit = limits.isAtTop ? limits.expansion : 0
      moveParent(max(rest, min(0, -position - limit)), from: position, &rest)
    }
    moveContent(rest, &rest)
  }

  /// Returns whether the parent would move with the next motion at a velocity in points per second, rather than
  /// the content.
  func movesParent(velocity: CGFloat, _ limits: Limits) -> Bool {
    guard let parent else { return false }
    if velocity > 0 { return limits.isAtTop && (limits.pullsParent || parent < 0) }
    return parent > 0 || limits.isAtTop && parent > -limits.expansion
  }

  private mutating func moveContent(_ distance: CGFloat, _ rest: inout CGFloat) {
    content += distance
    rest -= distance
  }

  private mutating func moveParent(
    _ distance: CGFloat, from position: CGFloat, _ rest: inout CGFloat
  ) {
    guard distance != 0 else { return }
    parent = position + distance
    rest -= distance
  }
}
