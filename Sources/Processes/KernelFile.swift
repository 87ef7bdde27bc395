// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Files of the kernel, such as those in `/proc`, whose size is reported as 0.
package enum KernelFile {
  /// The most bytes that are read: more than any of these files has.
  private static let limit = 16 << 20

  /// Returns the text of a file; nil if it cannot be read.
  ///
  /// For files that are read again and again: `FileManager.contents` of a file of size 0 leaks its
  /// buffer.
  package static func text(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
