// Part of Snapback, under the MIT licence; see LICENSE.

/// The kind of an element with rows.
package enum RowKind: Sendable {
  case list
  /// A part of a list.
  case section
  /// A stack or grid that makes its rows when they are needed.
  case lazy
}
