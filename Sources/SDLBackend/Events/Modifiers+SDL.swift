// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import Gestures

extension Modifiers {
  init(_ state: SDL_Keymod) {
    let state = state.rawValue
    self = []
    if state & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { insert(.shift) }
    if state & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { insert(.control) }
    if state & (KMOD_LALT.rawValue | KMOD_RALT.rawValue) != 0 { insert(.option) }
    if state & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { insert(.command) }
  }

  /// Converts the state mask of X11 input events: Shift, Control, Mod1 (Alt), Mod4 (Super).
  init(x11State state: UInt32) {
    self = []
    if state & 1 != 0 { insert(.shift) }
    if state & 1 << 2 != 0 { insert(.control) }
    if state & 1 << 3 != 0 { insert(.option) }
    if state & 1 << 6 != 0 { insert(.command) }
  }
}

extension MouseButtons {
  /// Nil for buttons that gestures do not use.
  init?(sdlButton button: UInt8) {
    switch Int32(button) {
    case SDL_BUTTON_LEFT: self = .left
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .right
    default: return nil
    }
  }

  init(sdlMask mask: UInt32) {
    self = []
    if mask & 1 << 0 != 0 { insert(.left) }
    if mask & 1 << 1 != 0 { insert(.middle) }
    if mask & 1 << 2 != 0 { insert(.right) }
  }

  /// Nil for 0 (no button), 4 to 7 (the wheel), and higher numbers.
  init?(x11Button button: UInt32) {
    switch button {
    case 1: self = .left
    case 2: self = .middle
    case 3: self = .right
    default: return nil
    }
  }

  /// Converts the state mask of X11 pointer events: buttons 1 to 3 from bit 8 on.
  init(x11State state: UInt32) {
    self.init(sdlMask: state >> 8)
  }
}
