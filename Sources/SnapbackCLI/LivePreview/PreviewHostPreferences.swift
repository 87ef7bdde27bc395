// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import SDLBackend
import Snapback

/// Applies appearance and Reduce Motion to each host that the preview's windows show in turn.
final class PreviewHostPreferences {
  private let overrides: PreferenceOverrides
  private var listener: DesktopSettingsMonitor?
  private var preferences: DesktopPreferences
  private var hosts: [WeakHost] = []

  private struct WeakHost { weak var host: ViewHost? }

  init(_ overrides: PreferenceOverrides) {
    self.overrides = overrides
    preferences = overrides.applied(to: DesktopPreferences())
  }

  /// Starts reading the desktop's settings, asynchronously, unless all preferences are overridden.
  func listen(environment: [String: String]) {
    guard overrides.isIncomplete else { return }
    let listener = DesktopSettingsMonitor(environment: environment) { [weak self] desktop in
      guard let self else { return }
      let scale = hosts.lazy.compactMap(\.host).first?.scale ?? 1
      preferences = overrides.applied(to: desktop.inWindow(scale: Double(scale)))
      for entry in hosts { entry.host?.apply(preferences) }
    }
    self.listener = listener
    listener.start()
  }

  /// Stops listening.
  func stop() {
    listener?.stop()
  }

  /// Configures a host that is about to be shown.
  func prepare(_ host: ViewHost) {
    hosts.removeAll { $0.host == nil }
    hosts.append(WeakHost(host: host))
    host.connectToDesktop()
    host.apply(preferences)
  }
}
