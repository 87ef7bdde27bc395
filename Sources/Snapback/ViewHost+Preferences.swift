// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Interface
package import SDLBackend
@_spi(ViewTree) package import ViewCore
import Views

extension ViewHost {
  /// Applies the user's preferences; without an appearance preference, light.
  package func apply(_ preferences: DesktopPreferences) {
    let scheme: ColorScheme = preferences.prefersDark == true ? .dark : .light
    if scheme != colorScheme { colorScheme = scheme }
    let version = preferences.systemVersion.flatMap { SystemVersion(rawValue: $0) } ?? .iOS18
    if version != systemVersion { systemVersion = version }
    if preferences.reducesMotion != reducesMotion { reducesMotion = preferences.reducesMotion }
    accessibilitySettings.increasesContrast = preferences.increasesContrast
    accessibilitySettings.reducesTransparency = preferences.reducesTransparency
    setTextPreferences(
      size: preferences.textScale.map { DynamicTypeSize(scale: $0) },
      isBold: preferences.usesBoldText)
    textInput.caretBlink = preferences.caretBlink ?? .standard
  }
}
