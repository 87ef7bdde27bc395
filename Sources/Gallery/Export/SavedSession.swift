// Part of Snapback, under the MIT licence; see LICENSE.

/// The result of saving a recorded session.
nonisolated package enum SavedSession: Sendable {
  case path(String)
  /// An error message.
  case failure(String)
}
