// Part of Snapback, under the MIT licence; see LICENSE.

extension DesktopWindow {
  /// The window that was opened first of those that are open; nil if there is none.
  package static var first: DesktopWindow? { EventLoop.current?.windows.first }

  /// The name of the window for the desktop portal, so that its dialogs stay in front of it: `x11:` and the
  /// number of the X window in hexadecimal digits, or `wayland:` and the name that the compositor has given it.
  /// Empty if it has none.
  package var portalIdentifier: String {
    if reference.x11Window != 0 { return "x11:" + String(reference.x11Window, radix: 16) }
    waylandName = waylandName ?? WaylandName(of: reference.pointer)
    return waylandName?.text ?? ""
  }
}
