// Part of Snapback, under the MIT licence; see LICENSE.

/// What can be said about a window before it opens.
package struct WindowOptions: Equatable, Sendable {
  /// How finished pixels reach the screen.
  package enum Presentation: String, Sendable, CaseIterable {
    /// Shared memory on X11, whatever SDL knows elsewhere.
    case automatic
    /// Never through a graphics driver.
    case software
    /// Through a graphics driver where SDL finds one.
    case accelerated
  }

  /// SDL's name of a video driver; `nil` for the desktop there is, or what `SDL_VIDEODRIVER` says.
  package var driver: String?
  package var presentation = Presentation.automatic
  /// Pixels per point, 0.5 to 8; `nil` for what the desktop asks for.
  package var scale: Double?
  package var isResizable = true
  package var isFullScreen = false
  /// Where a line for each shown frame goes (`FrameLog` says what it holds); `nil` for nowhere.
  package var frameLog: Int32?

  package init() {}
}
