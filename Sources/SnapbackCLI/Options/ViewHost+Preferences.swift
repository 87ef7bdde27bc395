// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import SDLBackend

extension ViewHost {
  /// Applies the appearance and Reduce Motion; without an appearance preference, light.
  func apply(_ preferences: DesktopPreferences) {
    let scheme: ColorScheme = preferences.prefersDark == true ? .dark : .light
    if scheme != colorScheme { colorScheme = scheme }
    if preferences.reducesMotion != reducesMotion { reducesMotion = preferences.reducesMotion }
  }
}
