// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitMenus
@_spi(ViewTree) import UIKitViews

/// A list whose delegate provides the context menus of rows or items.
@MainActor
protocol MenuList: UIView {
  /// The menu at a point, and the view of the row or item; nil for none.
  func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)?
  func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func menuWillOpen(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func menuWillClose(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func menuPreviewPressed(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// The context menus of a list.
@MainActor
final class ListMenus: UIContextMenuInteractionDelegate {
  private unowned let list: any MenuList
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The row or item whose menu was asked for.
  private weak var cell: UIView?

  init(_ list: any MenuList) { self.list = list }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let menu = list.menu(at: location)
    cell = menu?.cell
    return menu?.configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let own = list.menuPreview(configuration) { return own }
    guard let cell else { return nil }
    let parameters = UIPreviewParameters()
    if cell.layer.cornerRadius == 0, list is UITableView { parameters.cornerRadius = 10 }
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuWillOpen(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuWillClose(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list.menuPreviewPressed(configuration, animator) }
}

extension UITableView: MenuList {
  func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)? {
    guard let path = indexPathForRow(at: point) else { return nil }
    return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
      .map { ($0, shown[path]) }
  }

  func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    tableDelegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func menuWillOpen(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillClose(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func menuPreviewPressed(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableDelegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView: MenuList {
  func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)? {
    let path = indexPathForItem(at: point)
    return collectionDelegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point
    ).map { ($0, path.flatMap { shown[$0] }) }
  }

  func menuPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    collectionDelegate?.collectionView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func menuWillOpen(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillClose(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func menuPreviewPressed(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
