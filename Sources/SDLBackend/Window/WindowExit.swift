// Part of Snapback, under the MIT licence; see LICENSE.

/// The reason why a window's event loop ended.
package enum WindowExit: Equatable, Sendable {
  /// The close button, Ctrl+Q, or a request of the desktop.
  case closed
  /// Ctrl+C in the terminal, or `kill`: the number of the signal. By convention the exit code is
  /// 128 more.
  case interrupted(signal: Int32)
}
