// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// System calls with paths that need not be UTF-8; see `SystemString`. Results and errors are those of
/// the calls.
enum PathCalls {
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
    SystemString.withCString(path) { Glibc.open($0, flags, mode) }
  }

  static func access(_ path: String, _ mode: Int32) -> Int32 {
    SystemString.withCString(path) { Glibc.access($0, mode) }
  }

  @discardableResult
  static func unlink(_ path: String) -> Int32 {
    SystemString.withCString(path) { Glibc.unlink($0) }
  }

  static func rename(_ path: String, to newPath: String) -> Int32 {
    SystemString.withCString(path) { old in
      SystemString.withCString(newPath) { Glibc.rename(old, $0) }
    }
  }

  static func status(_ path: String, _ status: inout stat) -> Int32 {
    SystemString.withCString(path) { stat($0, &status) }
  }

  static func linkStatus(_ path: String, _ status: inout stat) -> Int32 {
    SystemString.withCString(path) { lstat($0, &status) }
  }
}
