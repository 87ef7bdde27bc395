// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// The keys that open and close windows, unless views or commands have them.
extension AppWindows {
  private static let newWindow = KeyboardShortcut("n")
  private static let closeWindow = KeyboardShortcut("w")
  private static let settings = KeyboardShortcut(",")

  /// Handles a key that no view has handled. Returns whether it has.
  func handle(_ sample: KeySample, in window: AppWindow) -> Bool {
    let windows = scenes.windows
    if windows.contains(where: { $0.shortcut?.matches(sample) == true }) {
      show(nil) { $0.shortcut?.matches(sample) == true }
    } else if Self.newWindow.matches(sample), !window.replacedCommands.contains(.newItem),
      windows.contains(where: { $0.kind == .group })
    {
      show(nil) { $0.kind == .group }
    } else if Self.closeWindow.matches(sample), !window.replacedCommands.contains(.saveItem) {
      dismiss(window)
    } else if Self.settings.matches(sample), hasSettings,
      !window.replacedCommands.contains(.appSettings)
    {
      openSettings()
    } else {
      return false
    }
    return true
  }
}
