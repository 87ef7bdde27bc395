// Part of Snapback, under the MIT licence; see LICENSE.

/// A tree of views that is laid out and drawn in the frames.
@MainActor
protocol FrameSurface: AnyObject {
  /// Lays out the views whose layout is invalid.
  func layOut()
  /// Requests a layout in the next frame.
  func setNeedsLayout()
  /// Requests that the views are drawn in the next frame.
  func setNeedsDisplay()
}
