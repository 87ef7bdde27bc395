// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// The modification time and size of a file, to detect changes.
struct FileStamp: Hashable {
  private var seconds = 0
  private var nanoseconds = 0
  private var size = -1

  /// All files that do not exist have the same stamp.
  init(of path: String) {
    var status = stat()
    guard SystemString.withCString(path, { stat($0, &status) }) == 0 else { return }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    size = Int(status.st_size)
  }
}
