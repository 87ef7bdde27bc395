// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// A source file that is kept open for reading, so that it stays the same file when it is renamed or replaced.
nonisolated final class OpenSource: Sendable {
  private let descriptor: Int32
  /// The size limit of a source file, in bytes.
  private static let largest = 4 << 20
  /// On file systems without leases, a file that was modified within this time, in seconds, counts as being written.
  private static let stillTime = 0.15

  /// Opens a regular file; nil if there is none, or it is too large.
  init?(_ path: String) {
    guard let opened = try? RegularFile.open(path, limit: Self.largest) else { return nil }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// The current contents; nil if they cannot be read.
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
    // A lease for reading is given only if no program has the file open for writing. When another program opens the
    // file at that moment, the system sends a signal, which would end the process.
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

  /// The value of `F_SETLEASE`, which Swift does not import.
  private static let setLease: Int32 = 1024
  /// Installs a handler of SIGIO that does nothing. Unlike an ignored signal, child processes do not inherit it.
  private static let ignoredSignal: Void = { _ = signal(SIGIO) { _ in } }()
}
