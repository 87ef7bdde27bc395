// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A placed row, with the vertical bounds of its cell in the coordinate space of its list or
/// section, in points.
struct ListCell {
  let row: Element
  let top: CGFloat
  let bottom: CGFloat
  /// Whether the row draws all of its cell. `ListRowLayout.draw` draws such rows, clipped to the
  /// card.
  let fillsCell: Bool
  /// Whether there is no card behind the row.
  let hasBackground: Bool
  /// The background of the row that `ListRowLayout.draw` draws; nil if there is none, or if the row draws it.
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
}

extension [ListCell] {
  /// The identities of the rows that `ListRowLayout.draw` draws.
  @MainActor var filledRows: Set<ObjectIdentifier> {
    Set(lazy.filter(\.fillsCell).map { ObjectIdentifier($0.row) })
  }
}
