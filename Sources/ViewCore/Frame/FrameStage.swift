// Part of Snapback, under the MIT licence; see LICENSE.

/// The stages of a frame, in order.
package enum FrameStage: Int, Sendable, CaseIterable {
  /// Reading input events.
  case events
  case gestures, animation, views, layout
  /// Writing the display list.
  case list
  /// Rasterizing the list.
  case pixels
  /// Presenting the pixels on the screen.
  case present
}
