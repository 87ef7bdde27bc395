// Part of Snapback, under the MIT licence; see LICENSE.

import Interface

extension UIApplication {
  /// The visible windows in front of the main one.
  var windowsInFront: [UIWindow] { WindowLayers.current?.list.windows ?? [] }

  /// Shows or removes a window that has become visible or hidden.
  func visibilityChanged(of window: UIWindow) {
    if isLaunching, !window.isHidden, mainWindow == nil { mainWindow = window }
    if window !== mainWindow { WindowLayers.current?.update(window) }
  }
}
