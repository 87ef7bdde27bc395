// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Interface

/// Light or dark, as an option's value.
nonisolated enum Appearance: String, ExpressibleByArgument, CaseIterable, Sendable {
  case light
  case dark

  var colorScheme: ColorScheme {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
