// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem

/// The display server's answer about the pointer.
@MainActor
struct PointerQuery {
  /// The buttons that are down.
  let held: MouseButtons
  /// The position on the screen, in the window system's units.
  let location: (x: Int32, y: Int32)

  /// Queries the server.
  init() {
    var state = csystem_x11_pointer_state()
    if csystem_x11_pointer(&state) != 0 {
      held = MouseButtons(sdlMask: state.buttons)
      location = (state.x, state.y)
      return
    }
    var location = (x: Int32(0), y: Int32(0))
    held = MouseButtons(sdlMask: SDL_GetGlobalMouseState(&location.x, &location.y))
    self.location = location
  }
}
