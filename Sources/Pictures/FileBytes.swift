// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

/// Reads files into memory.
package enum FileBytes {
  /// The default maximum size of a file in bytes: 512 MiB.
  package static let largest = 1 << 29

  /// Returns the contents of a file. Throws `PictureError.cannotRead` if it cannot be read, is not
  /// a regular file, or is larger than `limit` bytes (EFBIG).
  package static func read(
    _ path: String, limit: Int = largest
  ) throws(PictureError) -> [UInt8] {
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try SystemError.check { PathCalls.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    } catch {
      throw .cannotRead(path: path, code: error.code)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .cannotRead(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw .cannotRead(path: path, code: isFolder ? EISDIR : EINVAL)
    }
    guard status.st_size <= limit else { throw .cannotRead(path: path, code: EFBIG) }
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
