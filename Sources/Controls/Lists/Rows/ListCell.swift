// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A placed row, with the vertical bounds of its cell in the coordinate space of its list or
/// section, in points.
struct ListCell {
  let row: Element
  var top: CGFloat
  var bottom: CGFloat
  /// The distances of the row from the top and from the bottom of its cell, in points.
  let rowInsets: (top: CGFloat, bottom: CGFloat)
  /// Whether the row draws all of its cell. `ListCellDrawing` draws such rows, clipped to the card.
  let fillsCell: Bool
  /// Whether there is no card behind the row.
  let hasBackground: Bool
  /// The background of the row that `ListCellDrawing` draws; nil if there is none, or if the row draws it.
  let background: LayeredElement?
  let hasLineAbove: Bool
  let hasLineBelow: Bool
  /// The colors of these lines; nil for the style's.
  let tintAbove: Color?
  let tintBelow: Color?
  /// The leading and trailing end of the line below the row, in points from the leading edge of the
  /// cell; nil for the style's.
  var lineStart: CGFloat?
  var lineEnd: CGFloat?
  /// How much of the cell is presented, while its row is inserted or removed: 0 to 1.
  var opacity = 1.0
}

@MainActor
extension ListCell {
  /// Whether the cell is presented elsewhere than it is placed, or in part.
  var isInMotion: Bool { row.isFrameInMotion || row.presenceOpacity < 1 }

  /// The cell where its row is presented, and with the opacity of it.
  var presented: ListCell {
    var cell = self
    let frame = row.frame
    cell.top = frame.minY - rowInsets.top
    cell.bottom = frame.maxY + rowInsets.bottom
    cell.opacity = row.presenceOpacity
    return cell
  }
}

@MainActor
extension [ListCell] {
  /// The identities of the rows that fill their cells, which `ListCellDrawing` draws.
  var filledRows: Set<ObjectIdentifier> {
    Set(lazy.filter(\.fillsCell).map { ObjectIdentifier($0.row) })
  }

  /// The identities of the rows.
  var rowIDs: Set<ObjectIdentifier> { Set(lazy.map { ObjectIdentifier($0.row) }) }

  /// The vertical extents of the cells, in order; those less than a point apart are one, as the rows in motion were
  /// placed at whole pixels.
  var extents: [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    for cell in sorted(by: { $0.top < $1.top }) where cell.bottom >= cell.top {
      if let last = result.last, cell.top < last.upperBound + 1 {
        let end = Swift.max(last.upperBound, cell.bottom)
        result[result.count - 1] = last.lowerBound...end
      } else {
        result.append(cell.top...cell.bottom)
      }
    }
    return result
  }
}
