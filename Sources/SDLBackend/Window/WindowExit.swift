// Part of Snapback, under the MIT licence; see LICENSE.

/// Why a window's loop came to its end.
package enum WindowExit: Equatable, Sendable {
  /// The close button, Ctrl+Q, or the desktop's wish.
  case closed
  /// Ctrl+C in the terminal, or `kill`: the number of the signal. The shell's word for it is 128 more.
  case interrupted(signal: Int32)
}
