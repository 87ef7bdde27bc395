// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// Light or dark, as an option's value.
nonisolated enum Appearance: String, ExpressibleByArgument, CaseIterable, Sendable {
  case light
  case dark
  /// Whatever the desktop prefers.
  case automatic

  /// Whether dark was said; `nil` if that is left to the desktop.
  var isDark: Bool? {
    switch self {
    case .light: false
    case .dark: true
    case .automatic: nil
    }
  }
}
