// Part of Snapback, under the MIT licence; see LICENSE.

/// The reason why there is no usable Swift compiler.
package enum ToolchainError: Error, Equatable, Sendable {
  /// No `swiftc` was found.
  case noCompiler
  /// The compiler failed, or its installation is incomplete: its output, or the reason.
  case unusable(path: String, answer: String)
  /// The compiler did not answer within a number of seconds.
  case timedOut(path: String, seconds: Double)
}
