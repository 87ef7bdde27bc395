// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// A source that is open for reading, whatever happens to its name.
nonisolated final class OpenSource: Sendable {
  private let descriptor: Int32
  /// The largest file that is changed, in bytes.
  private static let largest = 4 << 20
  /// A file that was changed less long ago, in seconds, may be in the middle of a change where the system does not know.
  private static let stillTime = 0.15

  /// Opens a regular file; nil if there is none, or it is too large.
  init?(_ path: String) {
    guard let opened = try? RegularFile.open(path, limit: Self.largest) else { return nil }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// The present contents; nil if they cannot be read.
  var bytes: [UInt8]? {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(result.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0, result.count <= Self.largest else { return nil }
      if count == 0 { return result }
      result += buffer[..<count]
    }
  }

  /// Whether a program has the file open for writing.
  var isBeingWritten: Bool {
    // A lease for reading is given only if nobody writes. When another program opens the file at that moment, the
    // system sends a signal, which would end the process.
    _ = Self.ignoredSignal
    if fcntl(descriptor, Self.setLease, Int32(F_RDLCK)) == 0 {
      _ = fcntl(descriptor, Self.setLease, Int32(F_UNLCK))
      return false
    }
    if errno == EAGAIN { return true }
    var (status, now) = (stat(), timespec())
    guard fstat(descriptor, &status) == 0, clock_gettime(CLOCK_REALTIME, &now) == 0 else {
      return false
    }
    let seconds = now.tv_sec - status.st_mtim.tv_sec
    let age = Double(seconds) + Double(now.tv_nsec - status.st_mtim.tv_nsec) / 1e9
    return (0..<Self.stillTime).contains(age)
  }

  /// `F_SETLEASE`.
  private static let setLease: Int32 = 1024
  /// With a handler that does nothing, which programs that are started later do not inherit.
  private static let ignoredSignal: Void = { _ = signal(SIGIO) { _ in } }()
}
