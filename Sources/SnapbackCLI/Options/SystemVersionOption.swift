// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser

/// The value of `--os`.
nonisolated enum SystemVersionOption: String, ExpressibleByArgument, CaseIterable, Sendable {
  case iOS18 = "18"
  case iOS26 = "26"

  /// The version; nil for the default.
  var version: Int? { self == .iOS26 ? 26 : nil }
}
