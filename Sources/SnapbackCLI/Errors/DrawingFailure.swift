// Part of Snapback, under the MIT licence; see LICENSE.

package import Processes

/// The reason why the code of a file could not be drawn.
nonisolated package enum DrawingFailure: Equatable, Sendable {
  case crashed(CrashMessage)
  /// It ended its process with an exit code.
  case exited(Int32)
  /// A frame took longer than a number of seconds.
  case noFrame(seconds: Double)
  /// It sent invalid data through the connection to the program.
  case brokenConnection
}
