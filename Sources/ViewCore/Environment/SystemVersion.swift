// Part of Snapback, under the MIT licence; see LICENSE.

/// A major version of iOS whose system colors the views have.
package enum SystemVersion: Int, Codable, Hashable, Sendable, CaseIterable {
  case iOS18 = 18
  /// Red, orange, mint, teal, cyan, blue, indigo, purple and brown differ from iOS 18.
  case iOS26 = 26
}

private enum SystemVersionKey: EnvironmentKey {
  static let defaultValue = SystemVersion.iOS18
}

extension EnvironmentValues {
  /// The version of iOS whose system colors the views have; iOS 18 by default.
  package var systemVersion: SystemVersion {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }
}
