// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

/// When a file was last changed, and how long it is: two that differ are of files that differ.
struct FileStamp: Hashable {
  private var seconds = 0
  private var nanoseconds = 0
  private var size = -1

  /// That of a file that is not there equals that of any other.
  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    size = Int(status.st_size)
  }
}
