// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The buttons at one side of a row, the first at the edge. They share the revealed width in proportion to
/// their natural widths.
final class RowSwipeButtons: UIView {
  let configuration: UISwipeActionsConfiguration
  let isLeading: Bool
  /// Whether the button at the edge takes all of the width, as a release would perform its action.
  var isFull = false { didSet { setNeedsLayout() } }
  private let buttons: [RowSwipeButton]

  /// - Parameter perform: Called with the button that is pressed.
  init(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
    perform: @escaping (RowSwipeButton) -> Void
  ) {
    (self.configuration, self.isLeading) = (configuration, isLeading)
    buttons = configuration.actions.map { RowSwipeButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons {
      button.addAction(
        UIAction { [weak button] _ in button.map(perform) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of all buttons in points.
  var width: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// The button at the edge; nil for none.
  var edgeButton: RowSwipeButton? { buttons.first }

  override func layoutSubviews() {
    super.layoutSubviews()
    let total = width
    guard total > 0 else { return }
    var used: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var width = bounds.width * button.naturalWidth / total
      if isFull { width = index == 0 ? bounds.width : 0 }
      button.frame = CGRect(
        x: isLeading ? used : bounds.width - used - width, y: 0, width: width,
        height: bounds.height)
      used += width
    }
  }
}
