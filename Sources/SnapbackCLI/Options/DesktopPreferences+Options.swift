// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend

nonisolated extension DesktopPreferences {
  /// The equivalent command-line options.
  var options: String {
    "--appearance \(prefersDark == true ? "dark" : "light") "
      + (reducesMotion ? "--reduce-motion" : "--no-reduce-motion")
      + (systemVersion.map { " --os \($0)" } ?? "")
      + (increasesContrast ? " --increase-contrast" : "")
      + (reducesTransparency ? " --reduce-transparency" : "")
      + (usesBoldText ? " --bold-text" : "") + (textScale.map { " --text-scale \($0)" } ?? "")
  }
}
