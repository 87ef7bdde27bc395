// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import SDLBackend
import Snapback

/// Applies appearance and Reduce Motion to a scene in a window: overrides first, then the desktop's settings.
final class ScenePreferences {
  private let host: ViewHost
  private let overrides: PreferenceOverrides
  private let recorder: TraceRecorder?
  private var listener: DesktopSettingsMonitor?
  private var preferences = DesktopPreferences()

  init(_ host: ViewHost, _ overrides: PreferenceOverrides, recorder: TraceRecorder? = nil) {
    self.host = host
    self.overrides = overrides
    self.recorder = recorder
    apply(DesktopPreferences())
  }

  /// Starts reading the desktop's settings, asynchronously, unless all preferences are overridden.
  func listen(environment: [String: String]) {
    guard overrides.isIncomplete else { return }
    let listener = DesktopSettingsMonitor(environment: environment) { [weak self] in self?.apply($0)
    }
    self.listener = listener
    listener.start()
  }

  /// Stops listening and closes the recorder.
  func stop() {
    listener?.stop()
    recorder?.close()
  }

  private func apply(_ desktop: DesktopPreferences) {
    let preferences = overrides.applied(to: desktop.inWindow(scale: host.scale))
    guard preferences != self.preferences else { return }
    self.preferences = preferences
    host.apply(preferences)
    recorder?.note("From here on with \(preferences.options).")
  }
}
