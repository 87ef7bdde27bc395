// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

extension SystemPath {
  /// Returns the absolute path without symbolic links; nil, with `errno`, if it cannot be resolved.
  package static func resolved(_ path: String) -> String? {
    guard let real = SystemString.withCString(path, { realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return SystemString.string(cString: real)
  }

  /// Whether a path is that of a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    let isFound = SystemString.withCString(path) { lstat($0, &status) } == 0
    return isFound && status.st_mode & S_IFMT == S_IFLNK
  }
}
