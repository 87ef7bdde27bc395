// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

extension SourceFile {
  /// Reads a file; nil if it does not exist.
  ///
  /// A file that cannot be read, such as a folder, a pipe or a device, has a `problem`. A file that
  /// is too large is not read beyond the limit. Never blocks.
  init?(reading path: String) {
    let descriptor = SystemString.withCString(path) {
      open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      self.init(path: path, unreadable: Self.reason(errno))
      return
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      self.init(path: path, unreadable: Self.reason(errno))
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      self.init(path: path, unreadable: isFolder ? "it is a folder" : "it is not a regular file")
      return
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= SourceText.sizeLimit {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        self.init(path: path, unreadable: Self.reason(errno))
        return
      }
    }
    self.init(path: path, bytes: bytes)
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
