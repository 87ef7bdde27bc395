// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// The folder in which this process was started.
struct CurrentFolder {
  private let path: String?

  init() { path = Self.current }

  /// Enters the folder again if it was removed: one of the same name is another folder, and compilers
  /// do not start in one that is gone. Without one, enters `/`.
  func restore() {
    guard Self.current == nil else { return }
    if let path, SystemString.withCString(path, { chdir($0) }) == 0 { return }
    _ = chdir("/")
  }

  private static var current: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return SystemString.string(cString: path)
  }
}
