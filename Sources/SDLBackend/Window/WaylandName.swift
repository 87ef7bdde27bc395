// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem

/// The name of a window on Wayland, by which other programs put their dialogs in front of it.
@MainActor
final class WaylandName {
  private let export: OpaquePointer
  /// The name of the window for the desktop portal.
  let text: String

  /// Returns nil on other window systems, and if the compositor has no names.
  init?(of window: OpaquePointer) {
    var wayland = SnapbackWaylandWindow()
    guard snapback_wayland_window(window, &wayland) != 0,
      let export = csystem_wayland_export_open(wayland.connection, wayland.surface)
    else { return nil }
    self.export = export
    text = "wayland:" + String(cString: csystem_wayland_export_name(export))
  }

  /// Destroys the export, before the window is destroyed.
  func close() { csystem_wayland_export_close(export) }
}
