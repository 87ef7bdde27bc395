// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

/// Reads regular files. Pipes and devices, which may block or have no end, are refused.
package enum RegularFile {
  /// The system's error number: EISDIR for a folder, EINVAL for pipes, devices and sockets, EFBIG for
  /// a file that is too large.
  package struct Failure: Error, Equatable, Sendable {
    package let code: Int32

    package init(code: Int32) { self.code = code }
  }

  /// Returns the contents of a file. Never blocks.
  ///
  /// - Parameters:
  ///   - limit: The maximum size in bytes.
  ///   - truncates: Whether a larger file is read up to the limit, instead of an error.
  package static func read(
    _ path: String, limit: Int = 1 << 29, truncates: Bool = false
  ) throws(Failure) -> [UInt8] {
    var descriptor: Int32
    repeat {
      descriptor = SystemString.withCString(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    guard status.st_size <= limit || truncates else { throw Failure(code: EFBIG) }
    var code: Int32 = 0
    let size = min(Int(status.st_size), limit)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard code == 0 else { throw Failure(code: code) }
    return bytes
  }
}
