// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

/// A failed system call; `code` is `errno`.
package struct SystemError: Error, Equatable, Sendable {
  package var code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The system's description, without a capital letter: `no space left on device`.
  package var reason: String { String(cString: strerror(code)).lowercased() }

  /// The error of the last system call.
  package static var last: SystemError { SystemError(code: errno) }

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

  /// Writes all bytes to a descriptor that blocks. Throws EIO if it accepts nothing.
  package static func checkWriting(
    _ bytes: some Collection<UInt8>, to descriptor: Int32
  ) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = try check {
        rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { throw SystemError(code: EIO) }
      rest = rest.dropFirst(count)
    }
  }
}
