// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The frames of the columns of a wide window, and the lines between them.
extension UISplitViewController {
  /// The frames of the columns; those of hidden ones are outside.
  private var frames: [(column: Column, frame: CGRect, isShown: Bool)] {
    let bounds = view.bounds
    if isCollapsed { return [(columns[.compact] == nil ? .primary : .compact, bounds, true)] }
    let (shown, areOver) = leading
    var result: [(column: Column, frame: CGRect, isShown: Bool)] = []
    var x: CGFloat = 0
    for column in [Column.primary, .supplementary] where columns[column] != nil {
      let width = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
      let isShown = shown.contains(column)
      let left = isShown ? x : x - width
      result.append(
        (column, CGRect(x: left, y: 0, width: width, height: bounds.height), isShown))
      if isShown { x += width }
    }
    let left = areOver ? 0 : x
    let secondary = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left), height: bounds.height)
    return [(.secondary, secondary, true)] + result
  }

  func place() {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ frame: CGRect) -> CGRect {
      isRightToLeft
        ? CGRect(
          x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width,
          height: frame.height) : frame
    }
    let frames = frames
    for (column, _) in columns where !frames.contains(where: { $0.column == column }) {
      remove(column)
    }
    for (column, frame, isShown) in frames {
      guard let controller = columns[column] else { continue }
      if controller.parent !== self || controller.viewIfLoaded?.superview == nil {
        guard isShown else { continue }
        addChild(controller)
        ViewAnimation.withoutAnimation {
          var start = placed(frame)
          if column != .secondary, collapsed == false, shownMode != nil {
            start.origin.x += isRightToLeft ? frame.width : -frame.width
          }
          controller.view.frame = start
          view.insertSubview(controller.view, at: column == .secondary ? 0 : view.subviews.count)
          controller.view.layoutIfNeeded()
        }
        controller.didMove(toParent: self)
      }
      controller.view.frame = placed(frame)
    }
    placeDecorations(frames.filter { $0.isShown && $0.column != .secondary }.map(\.frame), placed)
  }

  private func placeDecorations(_ leading: [CGRect], _ placed: (CGRect) -> CGRect) {
    if let secondary = columns[.secondary]?.viewIfLoaded, secondary.superview === view {
      if dimming.superview !== view { view.insertSubview(dimming, aboveSubview: secondary) }
      dimming.frame = view.bounds
      dimming.alpha = !isCollapsed && self.leading.areOver ? 1 : 0
    }
    edgePan.isEnabled = presentsWithGesture && !isCollapsed && self.leading.columns.isEmpty
    for (index, separator) in separators.enumerated() {
      separator.isHidden = isCollapsed || index >= leading.count
      guard !separator.isHidden else { continue }
      separator.frame = placed(
        CGRect(x: leading[index].maxX - 0.5, y: 0, width: 0.5, height: view.bounds.height))
      if separator.superview !== view { view.addSubview(separator) }
    }
  }

  /// Removes the columns that have left the view.
  func removeHidden() {
    for (column, _, isShown) in frames where !isShown { remove(column) }
  }

  func remove(_ column: Column) {
    guard let controller = columns[column], controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}
