// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import SDLBackend

extension ViewHost {
  /// Applies the appearance, Reduce Motion and the version of iOS; without an appearance preference, light.
  func apply(_ preferences: DesktopPreferences) {
    let scheme: ColorScheme = preferences.prefersDark == true ? .dark : .light
    if scheme != colorScheme { colorScheme = scheme }
    let version = preferences.systemVersion.flatMap { SystemVersion(rawValue: $0) } ?? .iOS18
    if version != systemVersion { systemVersion = version }
    if preferences.reducesMotion != reducesMotion { reducesMotion = preferences.reducesMotion }
  }
}
