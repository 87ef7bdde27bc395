// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Bytes for a stream that may not accept them at once. Adding and writing never wait.
nonisolated package struct OutputQueue: Sendable {
  private var bytes: [UInt8] = []
  /// The number of bytes that were left out since the last note about it.
  private var omitted = 0

  /// The maximum number of bytes that are kept of optional output, and of all.
  private static let optionalLimit = 256 << 10
  private static let limit = 1 << 20

  package init() {}

  package var isEmpty: Bool { bytes.isEmpty }

  /// Adds bytes. They are left out if others wait and together they are more than a MiB.
  package mutating func add(_ more: [UInt8]) { add(more, below: Self.limit) }

  /// Adds bytes that are less important. They are left out if others wait and together they are more than
  /// a quarter of a MiB.
  package mutating func addOptional(_ more: [UInt8]) { add(more, below: Self.optionalLimit) }

  private mutating func add(_ more: [UInt8], below limit: Int) {
    if !bytes.isEmpty, bytes.count + more.count > limit {
      omitted += more.count
    } else {
      bytes += more
    }
  }

  /// Writes what a descriptor accepts without waiting, which is all for a regular file. After an error
  /// all is discarded.
  package mutating func write(to descriptor: Int32) {
    var written = 0
    defer { bytes.removeSubrange(..<written) }
    while true {
      if written == bytes.count, omitted > 0 {
        bytes += Array(
          "\nsnapback: \(omitted) bytes of output are left out: nothing read them\n".utf8)
        omitted = 0
      }
      guard written < bytes.count else { return }
      switch PartialWrite.write(bytes[written...], to: descriptor, timeout: 0) {
      case .notReady: return
      case .written(0), .failed:
        written = bytes.count
        return
      case .written(let count): written += count
      }
    }
  }
}
