// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

/// The display server's answer about the pointer.
@MainActor
struct PointerQuery {
  /// The buttons that are down.
  let held: MouseButtons
  /// The position on the screen, in the window system's units.
  let location: (x: Int32, y: Int32)

  /// Queries the server.
  init() {
    var location = (x: Int32(0), y: Int32(0))
    held = MouseButtons(sdlMask: SDL_GetGlobalMouseState(&location.x, &location.y))
    self.location = location
  }
}
