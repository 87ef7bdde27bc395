// Part of Snapback, under the MIT licence; see LICENSE.

package import Runtime

/// A message from the supervisor to the process with the window.
package enum WindowCommand: LineMessage, Equatable {
  /// Load and show a compiled generation.
  case show(Generation)
  /// Literals of a generation have changed since it was compiled, by key; all others are as they were.
  /// The sources were saved at a time of `MonotonicClock`.
  case literals([Int: LiteralValue], generation: Int, saved: Double)
  /// The sources are being compiled.
  case compiling
  /// The sources do not compile: the first errors, at least one, and the number of all.
  case compileErrors([Diagnostic], count: Int)
  /// Errors in the sources that are being compiled, found before the compiler has ended.
  case expectedErrors([Diagnostic])
  /// The warnings in the sources of the generation that was sent last: the first ones, and the total number.
  case warnings([Diagnostic], count: Int)
  /// There is nothing to show: a message with the reason.
  case notice(String)
  /// Image or color files have changed on disk.
  case assetsChanged
  /// A view ended the previous window process: what happened, the cause, the source line in which it
  /// happened, such as `Card.swift:12`, if it is known, and what that process could show.
  case ended(title: String, reason: String, place: String?, entries: [PreviewEntry] = [])

  /// The file descriptor from which the process with the window reads commands when it starts.
  package static let descriptor: Int32 = 4
}
