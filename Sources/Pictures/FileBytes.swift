// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// Reads files into memory.
package enum FileBytes {
  /// The maximum size of a file in bytes.
  private static let largest = 1 << 29

  /// Returns the contents of a file. Throws `PictureError.cannotRead` if it cannot be read, is not
  /// a regular file, or is larger than 512 MiB.
  package static func read(_ path: String) throws(PictureError) -> [UInt8] {
    let descriptor = SystemString.withCString(path) {
      open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard descriptor >= 0 else { throw .cannotRead(path: path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .cannotRead(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw .cannotRead(path: path, code: isFolder ? EISDIR : EINVAL)
    }
    guard status.st_size <= largest else { throw .cannotRead(path: path, code: EFBIG) }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let got = Glibc.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard code == 0 else { throw .cannotRead(path: path, code: code) }
    return bytes
  }
}
