// Part of Snapback, under the MIT licence; see LICENSE.

/// The settings with which a window opens.
package struct WindowOptions: Equatable, Sendable {
  /// The path by which finished pixels reach the screen.
  package enum Presentation: String, Sendable, CaseIterable {
    /// Shared memory on X11; SDL's choice elsewhere.
    case automatic
    /// Software presentation (no GPU).
    case software
    /// Through a graphics driver if SDL finds one.
    case accelerated
  }

  /// SDL's name of a video driver; nil for `SDL_VIDEODRIVER`, or else the session's desktop.
  package var driver: String?
  package var presentation = Presentation.automatic
  /// Pixels per point, 0.5 to 8; nil for the desktop's display scale.
  package var scale: Double?
  package var isResizable = true
  package var isFullScreen = false
  /// Whether the window has a title bar and borders.
  package var hasDecoration = true
  /// The file descriptor for a line about each presented frame (see `FrameLog`); nil for none.
  package var frameLog: Int32?
  /// Whether the end of the connection to the display is reported on standard error where the window system's
  /// library ends the process.
  package var reportsLoss = true

  package init() {}
}
