// Part of Snapback, under the MIT licence; see LICENSE.

/// A command exited with a status other than 0.
struct CommandFailed: Error, CustomStringConvertible {
  let arguments: [String]
  let status: Int32
  let errorOutput: String
  var description: String {
    "\(arguments.joined(separator: " ")) ended with \(status): \(errorOutput)"
  }
}
