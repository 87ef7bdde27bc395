// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

/// A window of SDL, as events and requests name it.
@MainActor
struct WindowReference {
  let pointer: OpaquePointer
  /// SDL's number of the window, which is never used again.
  let number: UInt32
  /// The number of the X window; 0 on other window systems.
  let x11Window: UInt
  /// The connection to the X server; nil on other window systems.
  let x11: SnapbackX11Window?
  /// The connection and the surface on Wayland; nil on other window systems.
  let wayland: SnapbackWaylandWindow?
  /// Pixels per point; nil for those of the desktop.
  let requestedScale: Double?

  init(_ pointer: OpaquePointer, requestedScale: Double?) {
    var x11 = SnapbackX11Window()
    let isX11 = snapback_x11_window(pointer, &x11) != 0
    self.pointer = pointer
    self.requestedScale = requestedScale
    number = SDL_GetWindowID(pointer)
    self.x11 = isX11 ? x11 : nil
    var wayland = SnapbackWaylandWindow()
    self.wayland = snapback_wayland_window(pointer, &wayland) != 0 ? wayland : nil
    x11Window = isX11 ? UInt(x11.window) : 0
  }

  var flags: UInt32 { SDL_GetWindowFlags(pointer) }

  /// The position of the content on the screen, in the window system's units.
  var position: (x: Int32, y: Int32) {
    var position = (x: Int32(0), y: Int32(0))
    SDL_GetWindowPosition(pointer, &position.x, &position.y)
    return position
  }

  /// Returns a position on the screen relative to the content's corner.
  func relative(_ location: (x: Int32, y: Int32)) -> (x: Double, y: Double) {
    let corner = position
    return (Double(location.x) - Double(corner.x), Double(location.y) - Double(corner.y))
  }
}

extension SDL_Event {
  /// The number of the window that the event belongs to; 0 for none.
  var windowNumber: UInt32 {
    switch SDL_EventType(type) {
    case SDL_MOUSEMOTION: motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
    case SDL_MOUSEWHEEL: wheel.windowID
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
    case SDL_KEYDOWN, SDL_KEYUP: key.windowID
    case SDL_TEXTINPUT: text.windowID
    case SDL_TEXTEDITING: edit.windowID
    case SDL_TEXTEDITING_EXT: editExt.windowID
    case SDL_WINDOWEVENT: window.windowID
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop.windowID
    default: 0
    }
  }
}
