// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

extension Window {
  /// The window that is open; nil if there is none.
  static weak var open: Window?

  /// How the desktop portal calls the window that is open, so that its dialogs stay in front of it:
  /// `x11:` and the number of the X window in hexadecimal digits. Empty without a window, and on
  /// Wayland, where SDL has no name for it.
  package static var portalIdentifier: String {
    guard let open else { return "" }
    var info = SnapbackX11Window()
    guard snapback_x11_window(open.window, &info) != 0 else { return "" }
    return "x11:" + String(info.window, radix: 16)
  }
}
