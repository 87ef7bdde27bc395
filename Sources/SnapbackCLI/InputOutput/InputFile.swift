// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// Reads input files named on the command line.
nonisolated enum InputFile {
  /// Reads a file in chunks; `-` reads standard input to its end.
  ///
  /// Throws `inputTooLarge` after `limit` bytes, as a device or a pipe may have no end.
  static func read(
    _ path: String, limit: Int, _ use: (ArraySlice<UInt8>) throws(ProgramError) -> Void
  ) throws(ProgramError) {
    var descriptor: Int32
    repeat {
      descriptor =
        path == "-"
        ? dup(STDIN_FILENO) : SystemString.withCString(path) { open($0, O_RDONLY | O_CLOEXEC) }
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw .cannotRead(path: path, code: errno) }
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        throw .cannotRead(path: path, code: errno)
      }
      total += count
      guard total <= limit else { throw .inputTooLarge(path: path, limit: limit) }
      try use(chunk[..<count])
    }
  }
}
