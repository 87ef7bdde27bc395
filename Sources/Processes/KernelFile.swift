// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Files of the kernel, such as those in `/proc`, whose size is reported as 0.
package enum KernelFile {
  /// Returns the first 4 KiB of a file; nil if it cannot be read.
  ///
  /// For files that are read again and again: `FileManager.contents` of a file of size 0 leaks its
  /// buffer.
  package static func text(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    return count >= 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
