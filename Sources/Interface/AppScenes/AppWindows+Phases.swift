// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) package import ViewCore

/// The states of the windows and of the app.
extension AppWindows {
  /// Sets the state of a window, and that of the app: of its most active window.
  ///
  /// A window that is not visible draws no frames, so that its views, and the app's body, are evaluated
  /// at once, as those that save something in the background expect.
  package func setPhase(_ phase: ScenePhase, of window: AppWindow) {
    guard window.phase != phase else { return }
    window.phase = phase
    window.host?.scenePhase = phase
    updateAppPhase()
    guard phase == .background, let host = window.host else { return }
    _ = host.frame(at: host.time)
  }

  /// Sets the state of all windows, when the app ends.
  package func enterBackground() {
    for window in openWindows { setPhase(.background, of: window) }
  }

  /// Sets the state of the app, which code without views learns from the notifications of UIKit.
  func updateAppPhase() {
    let phase = openWindows.map(\.phase).max() ?? .background
    let old = scenes.phase
    guard scenes.setPhase(phase) else { return }
    for name in Self.notifications(from: old, to: phase) {
      NotificationCenter.default.post(
        name: Notification.Name("UIApplication\(name)Notification"), object: nil)
    }
  }

  /// The names of the notifications of a change, without what is the same in all of them.
  private static func notifications(from old: ScenePhase, to new: ScenePhase) -> [String] {
    var names: [String] = []
    if old == .active { names.append("WillResignActive") }
    if new == .background { names.append("DidEnterBackground") }
    if old == .background { names.append("WillEnterForeground") }
    if new == .active { names.append("DidBecomeActive") }
    return names
  }
}
