// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

extension SystemPath {
  /// Throws EACCES or EROFS if a file or folder, also one to which a path leads, is read-only: replacing it needs only the
  /// permission of its folder. Root may write everything, but respects files that nobody may write, as editors do.
  /// Without an effect if there is nothing.
  package static func checkWritable(_ path: String) throws(SystemError) {
    var status = stat()
    guard SystemString.withCString(path, { stat($0, &status) }) == 0 else { return }
    guard status.st_mode & 0o222 != 0 else { throw SystemError(code: EACCES) }
    try SystemError.check { SystemString.withCString(path) { access($0, W_OK) } }
  }
}
