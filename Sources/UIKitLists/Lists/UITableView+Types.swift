// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import UIKitViews

extension UITableView {
  /// The appearance of the sections of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, whose titles stay at the top while their section scrolls.
    case plain
    /// Rows from edge to edge, with space between the sections.
    case grouped
    /// As `grouped`: sections are not drawn as cards.
    case insetGrouped
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A line below each row.
    case singleLine
  }

  /// The animation with which rows are inserted and deleted.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// They come from the right, and leave to it.
    case right
    /// They come from the left, and leave to it.
    case left
    /// They come from above, and leave upwards.
    case top
    /// They come from below, and leave downwards.
    case bottom
    /// They appear and disappear at once; the others move.
    case none
    /// They fade.
    case middle
    /// They fade.
    case automatic = 100
  }
}
