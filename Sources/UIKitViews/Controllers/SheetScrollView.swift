// Part of Snapback, under the MIT licence; see LICENSE.

/// A scroll view in a sheet, which shares vertical drags with the sheet.
@MainActor
protocol SheetScrollView: UIView {
  var panGestureRecognizer: UIPanGestureRecognizer { get }
  /// Whether it has a refresh control, so that pulling it down refreshes instead of moving the sheet.
  var isRefreshable: Bool { get }
  /// Whether drags scroll it vertically.
  var scrollsVertically: Bool { get }
  /// Whether it is scrolled to its upper end.
  var isAtTop: Bool { get }
}
