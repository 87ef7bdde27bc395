// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

/// A failed system call; `code` is `errno`.
package struct SystemError: Error, Equatable, Sendable {
  package var code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error of the last system call.
  static var last: SystemError { SystemError(code: errno) }

  /// Repeats a system call while signals interrupt it, and returns its result. Throws if it is
  /// negative.
  @discardableResult
  package static func check<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }
}
