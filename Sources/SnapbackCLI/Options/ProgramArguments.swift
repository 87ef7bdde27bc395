// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The arguments of the process.
nonisolated enum ProgramArguments {
  /// The arguments without the program's name. Bytes that are not UTF-8 are kept; see `SystemString`.
  ///
  /// Swift reads them from `/proc`; without them, not even with the program's name, this throws.
  static var all: [String] {
    get throws(ProgramError) {
      guard CommandLine.argc > 0 else { throw .argumentsUnreadable }
      return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
        CommandLine.unsafeArgv[index].map { SystemString.string(cString: $0) }
      }
    }
  }
}
