// Part of Snapback, under the MIT licence; see LICENSE.

/// The reason why bubblewrap is not used.
package enum BubblewrapFailure: Equatable, Sendable {
  /// Another mechanism was requested.
  case notTried
  case notInstalled
  /// It is installed but fails, with a message of its own. The setting is that of the kernel which
  /// causes it, if one does.
  case fails(message: String, setting: NamespaceSetting?)
}
