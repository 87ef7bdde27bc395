// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Writes bytes to a stream that may not accept all of them at once.
nonisolated enum PartialWrite {
  enum Result {
    /// The number of bytes that were written.
    case written(Int)
    /// The stream currently accepts nothing, or a signal arrived.
    case notReady
    case failed(code: Int32)
  }

  /// Writes the first of some bytes: at most as many as a pipe that is ready accepts without blocking.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, at least one.
  ///   - descriptor: The stream. It may block: it is shared with other processes, which a change would affect.
  ///   - timeout: How long to wait until the stream accepts something, in milliseconds.
  static func write(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32, timeout: Int32
  ) -> Result {
    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&wait, 1, timeout) > 0 else { return .notReady }
    let count = bytes.prefix(4096).withUnsafeBytes {
      Foundation.write(descriptor, $0.baseAddress, $0.count)
    }
    if count >= 0 { return .written(count) }
    return errno == EINTR || errno == EAGAIN ? .notReady : .failed(code: errno)
  }
}
