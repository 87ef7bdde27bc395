// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// Reads input files named on the command line.
nonisolated enum InputFile {
  /// Returns the file's contents; `-` reads standard input to its end.
  static func read(_ path: String) throws(ProgramError) -> [UInt8] {
    let descriptor =
      path == "-"
      ? dup(STDIN_FILENO) : SystemString.withCString(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .cannotRead(path: path, code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw .cannotRead(path: path, code: errno)
      }
    }
  }
}
