// Part of Snapback, under the MIT licence; see LICENSE.

/// The reason why there is no sandbox.
package enum SandboxError: Error, Equatable, Sendable {
  /// Neither mechanism works: the reasons, by mechanism.
  case unavailable(bubblewrap: BubblewrapFailure, landlock: String)
  /// `SNAPBACK_SANDBOX` names no mechanism.
  case unknownMechanism(String)
  /// The display is on another machine, or does not exist.
  case noLocalDisplay(String)
}
