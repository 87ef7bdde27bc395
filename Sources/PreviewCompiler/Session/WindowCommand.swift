// Part of Snapback, under the MIT licence; see LICENSE.

/// A message from the supervisor to the process with the window, which reads it from its standard
/// input.
package enum WindowCommand: LineMessage, Equatable {
  /// Load and show a compiled generation.
  case show(Generation)
  /// The sources do not compile: the first error, and the number of errors.
  case compileError(Diagnostic, count: Int)
  /// There is nothing to show: a sentence with the reason.
  case notice(String)
  /// Image or colour files have changed on disk.
  case assetsChanged
  /// The previous window process crashed: a description of the cause.
  case crashed(String)
}
