// Part of Snapback, under the MIT licence; see LICENSE.

import ViewCore
import Views

/// The user's settings that a stage takes over from the views around it.
struct StagePreferences: Equatable {
  var accessibility = AccessibilitySettings()
  var textSize = DynamicTypeSize.large
  var usesBoldText = false
  var systemVersion = SystemVersion.iOS18

  @MainActor
  func apply(to host: ViewHost) {
    host.accessibilitySettings = accessibility
    host.setTextPreferences(size: textSize, isBold: usesBoldText)
    if host.systemVersion != systemVersion { host.systemVersion = systemVersion }
  }
}
