// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Lets the scroll views in the card of a sheet move the sheet.
struct _SheetDragModifier: ElementModifier {
  typealias Body = Never
  let card: PresentedCard
  let actions: SheetDragActions

  init(_ card: PresentedCard, _ actions: SheetDragActions) {
    self.card = card
    self.actions = actions
  }

  func wrap(_ child: Element, _ node: Node) -> SheetDragElement { SheetDragElement(child, node) }

  func update(_ element: SheetDragElement, _ pass: UpdatePass) {
    element.actions = actions
    card.element = element
  }
}

/// The actions by which drags of the scroll views in a sheet move the sheet. Translations are in points
/// downwards, velocities in points per second.
struct SheetDragActions {
  let translation: () -> CGFloat
  let expansion: () -> CGFloat
  let move: (CGFloat) -> Void
  let release: (_ translation: CGFloat, _ velocity: CGFloat) -> Void
  let cancel: () -> Void
}

final class SheetDragElement: UnaryElement, NestedScrollParent {
  fileprivate var actions: SheetDragActions?

  var nestedTranslation: CGFloat { actions?.translation() ?? 0 }
  var nestedExpansion: CGFloat { actions?.expansion() ?? 0 }

  func nestedDrag(to translation: CGFloat) { actions?.move(translation) }

  func endNestedDrag(_ translation: CGFloat, velocity: CGFloat) {
    actions?.release(translation, velocity)
  }

  func cancelNestedDrag() { actions?.cancel() }

  /// The area in which the sheet moves.
  fileprivate var area: SheetAreaElement? { nearestAncestor() }
}

/// Marks the area in which a sheet moves.
struct _SheetAreaModifier: ElementModifier {
  typealias Body = Never

  func wrap(_ child: Element, _ node: Node) -> SheetAreaElement { SheetAreaElement(child, node) }

  func update(_ element: SheetAreaElement, _ pass: UpdatePass) {}
}

final class SheetAreaElement: UnaryElement {}

/// The card of a sheet as it is presented.
@MainActor
final class PresentedCard {
  fileprivate weak var element: SheetDragElement?

  init() {}

  /// The height of the sheet, in points, which differs from the one at which it rests while it is animated. Nil before
  /// the card is placed.
  var height: CGFloat? {
    guard let element, let area = element.area else { return nil }
    let transform = area.transformToRoot
    guard transform.determinant != 0, transform.determinant.isFinite else { return nil }
    let top = CGPoint.zero.applying(element.transformToRoot).applying(transform.inverted())
    return area.presentedSize.height - top.y
  }
}
