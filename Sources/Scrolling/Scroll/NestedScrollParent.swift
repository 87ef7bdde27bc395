// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// An element around scroll views that moves with their vertical drags while their content is at its top, such as the
/// card of a sheet.
///
/// Translations are in points downwards, relative to the position at which the parent rests.
@preconcurrency @MainActor
package protocol NestedScrollParent: Element {
  /// Whether the parent moves with drags now; otherwise an element around it may.
  var takesNestedDrags: Bool { get }
  /// The presented translation, which is not 0 while the parent is animated.
  var nestedTranslation: CGFloat { get }
  /// The distance by which a drag up moves the parent above its position before the content scrolls, in points.
  var nestedExpansion: CGFloat { get }
  /// Moves the parent to a translation without an animation: a scroll view is dragged.
  func nestedDrag(to translation: CGFloat)
  /// Ends the drag.
  ///
  /// - Parameters:
  ///   - translation: The last translation.
  ///   - velocity: The velocity of the touch in points per second; 0 if the content has it, or if it is downwards and
  ///     the content was scrolled during the drag.
  func endNestedDrag(_ translation: CGFloat, velocity: CGFloat)
  /// Returns the parent to its position: the drag was cancelled.
  func cancelNestedDrag()
}

extension NestedScrollParent {
  package var takesNestedDrags: Bool { true }
}
