// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The position of a row in its section, which determines its lines and corners.
struct TableRowPosition: Equatable {
  let style: UITableView.Style
  let isFirst: Bool
  let isLast: Bool
  let hasLines: Bool
}

extension UITableView {
  /// The corner radius of the cards of inset tables, in points.
  static var cardRadius: CGFloat { 10 }

  /// The distance from the sides of the table to its rows, in points: 0 except in inset tables.
  final var rowMargin: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width < 414 ? 16 : 20
  }

  /// The width of the rows and of the titles of sections, in points.
  final var rowWidth: CGFloat { max(0, bounds.width - 2 * rowMargin) }

  /// The rectangle of a row or of a title.
  final func rowFrame(top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: rowMargin, y: top, width: rowWidth, height: height)
  }

  /// Shows the lines and corners that a row has at its position.
  final func showPosition(of cell: UITableViewCell, _ path: IndexPath) {
    cell.position = TableRowPosition(
      style: style, isFirst: path.row == 0, isLast: path.row == counts[path.section] - 1,
      hasLines: separatorStyle != .none)
  }

  /// Shows the color that the table has for the lines of a row.
  final func showLines(of cell: UITableViewCell) {
    cell.lineColor = separatorColor ?? UITableViewCell.usualLineColor
  }

  /// The space above and below sections without titles, in points; 0 in plain tables.
  final var sectionGap: CGFloat { style == .plain ? 0 : 17.5 }
}

extension UITableViewCell {
  /// The color of the lines of rows in tables without one of their own.
  static let usualLineColor = UIColor.systemGray.withAlphaComponent(0.35)

  /// The color of the lines above and below the row.
  final var lineColor: UIColor? {
    get { separator.backgroundColor }
    set {
      guard newValue != lineColor else { return }
      separator.backgroundColor = newValue
      topLine?.backgroundColor = newValue
    }
  }

  /// Shows the lines of the position, and the background of cards.
  final func showPosition() {
    guard let position else { return }
    let isGrouped = position.style != .plain
    if isGrouped, !hasOwnBackground {
      backgroundColor = .secondarySystemGroupedBackground
      hasOwnBackground = false
    }
    separator.isHidden =
      !position.hasLines || position.style == .insetGrouped && position.isLast
    let hasTopLine = position.style == .grouped && position.hasLines && position.isFirst
    if hasTopLine, topLine == nil {
      let line = UIView()
      line.backgroundColor = lineColor
      addSubview(line)
      topLine = line
    }
    topLine?.isHidden = !hasTopLine
    showCard()
    setNeedsLayout()
  }

  /// Rounds the corners at the ends of a card.
  final func showCard() {
    guard let position, position.style == .insetGrouped else { return }
    layer.cornerRadius = UITableView.cardRadius
    clipsToBounds = !isLifted
    var corners: CACornerMask = []
    if position.isFirst || isLifted {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if position.isLast || isLifted {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    layer.maskedCorners = corners
  }
}
