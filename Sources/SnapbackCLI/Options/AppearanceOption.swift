// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// The value of `--appearance`.
nonisolated enum AppearanceOption: String, ExpressibleByArgument, CaseIterable, Sendable {
  case light
  case dark
  /// The desktop's preference.
  case automatic

  /// Whether dark mode was requested; nil for `automatic`.
  var isDark: Bool? {
    switch self {
    case .light: false
    case .dark: true
    case .automatic: nil
    }
  }
}
