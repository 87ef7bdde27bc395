// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

/// The identity of a folder (device and inode), to detect cycles of symbolic links and folders that have been replaced.
package struct FolderIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  /// The folder at a path, after symbolic links; nil if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard SystemString.withCString(path, { stat($0, &status) }) == 0,
      status.st_mode & S_IFMT == S_IFDIR
    else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}
