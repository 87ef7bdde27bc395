// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// Writing to what must not be replaced by a file: standard output, pipes, devices.
enum SpecialFile {
  /// The interval at which `isCancelled` is called, in milliseconds.
  private static let interval: Int32 = 50

  /// Returns whether a path names an open descriptor, or an existing file that is not a regular one.
  static func contains(_ path: String) -> Bool {
    var status = stat()
    return descriptor(of: path) != nil
      || PathCalls.status(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Throws if a special file is not writable. Does not open it: a pipe's reader would see its end.
  static func check(_ path: String) throws(SystemError) {
    if let number = descriptor(of: path) {
      let flags = try SystemError.check { fcntl(number, F_GETFL) }
      if flags & O_ACCMODE == O_RDONLY { throw SystemError(code: EBADF) }
      return
    }
    var status = stat()
    if PathCalls.status(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw SystemError(code: EISDIR)
    }
    try SystemError.check { PathCalls.access(path, W_OK) }
  }

  /// Writes all bytes. Waits until a pipe has a reader, and while it is full; throws an error if
  /// `isCancelled` returns true in the meantime.
  static func write(
    _ bytes: [UInt8], to path: String, isCancelled: () -> Bool
  ) throws(SystemError) {
    let descriptor = try open(path, isCancelled)
    do throws(SystemError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&wait, 1, interval) <= 0 {
          if isCancelled() { throw SystemError(code: ECANCELED) }
          continue
        }
        // A pipe that is ready accepts this many bytes without blocking.
        let count = rest.prefix(4096).withUnsafeBytes {
          Glibc.write(descriptor, $0.baseAddress, $0.count)
        }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 || errno != EINTR && errno != EAGAIN {
          throw count == 0 ? SystemError(code: EIO) : .last
        }
      }
    } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) < 0, errno != EINTR { throw .last }
  }

  /// Opens a special file and returns its descriptor, which blocks. Throws ENXIO for a pipe without
  /// a reader.
  static func open(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = try open(path) { true }
    if Self.descriptor(of: path) == nil { _ = fcntl(descriptor, F_SETFL, 0) }
    return descriptor
  }

  private static func open(
    _ path: String, _ isCancelled: () -> Bool
  ) throws(SystemError) -> Int32 {
    if let number = descriptor(of: path) { return try SystemError.check { dup(number) } }
    while true {
      do throws(SystemError) {
        return try SystemError.check {
          PathCalls.open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        }
      } catch {
        guard error.code == ENXIO, isPipe(path) else { throw error }
        if isCancelled() { throw error }
        poll(nil, 0, interval)
      }
    }
  }

  private static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return PathCalls.status(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// The open descriptor that a path names, such as `-` or `/dev/stdout`.
  private static func descriptor(of path: String) -> Int32? {
    switch path {
    case "-", "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folders = ["/dev/fd/", "/proc/self/fd/"]
      return folders.lazy.compactMap { folder in
        path.hasPrefix(folder) ? Int32(path.dropFirst(folder.count)) : nil
      }.first { fcntl($0, F_GETFD) >= 0 }
    }
  }
}
