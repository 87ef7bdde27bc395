// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

extension SourceFile {
  /// Reads a file; nil if it does not exist.
  ///
  /// A file that cannot be read, such as a folder, a pipe or a device, has a `problem`. A file that
  /// is too large is not read beyond the limit. Never blocks.
  init?(reading path: String) {
    do throws(SystemError) {
      let bytes = try RegularFile.read(path, limit: SourceText.sizeLimit + 1, truncates: true)
      self.init(path: path, bytes: bytes)
    } catch {
      if error.code == ENOENT { return nil }
      self.init(path: path, unreadable: Self.reason(error.code))
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case EISDIR: "it is a folder"
    case EINVAL: "it is not a regular file"
    default: SystemError(code: code).reason
    }
  }
}
