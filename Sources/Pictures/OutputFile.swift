// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import SystemStrings

/// Writes files atomically.
package enum OutputFile {
  /// Writes bytes to a file.
  ///
  /// The bytes are written to a temporary file in the same folder, which is then renamed: other
  /// processes see the old file or the complete new one. On failure the temporary file is removed,
  /// and the old file is unchanged. Symbolic links are followed. Special files, such as
  /// `/dev/stdout` or a pipe, are written directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(PictureError) {
    do throws(SystemError) {
      if isSpecial(path) {
        let descriptor = try open(path, O_WRONLY)
        try fill(descriptor, with: bytes)
      } else {
        try replace(try resolved(path), with: bytes)
      }
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }

  /// Checks whether `write` is likely to succeed, before expensive work is done. Leaves no changes
  /// behind.
  package static func check(_ path: String) throws(PictureError) {
    do throws(SystemError) {
      if isSpecial(path) {
        try check(close(try open(path, O_WRONLY)))
      } else {
        let path = try resolved(path)
        if access(path, F_OK) == 0 { try check(access(path, W_OK)) }
        let (temporary, descriptor) = try createTemporary(beside: path)
        close(descriptor)
        remove(temporary)
      }
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }

  /// Whether a path is an existing file that is not a regular one, and therefore must not be
  /// replaced.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return SystemString.withCString(path) { stat($0, &status) } == 0
      && status.st_mode & S_IFMT != S_IFREG
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    if access(path, F_OK) == 0 { try check(access(path, W_OK)) }
    let (temporary, descriptor) = try createTemporary(beside: path)
    do throws(SystemError) {
      try fill(descriptor, with: bytes)
      try check(
        SystemString.withCString(temporary) { old in
          SystemString.withCString(path) { rename(old, $0) }
        })
    } catch {
      remove(temporary)
      throw error
    }
  }

  private static func createTemporary(
    beside path: String
  ) throws(SystemError) -> (path: String, descriptor: Int32) {
    let directoryEnd = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (directory, name) = (path[..<directoryEnd], path[directoryEnd...])
    // The name is truncated, so that the temporary name does not exceed the limit if the name
    // itself does not.
    for attempt in 0..<100 {
      let temporary = "\(directory).\(name.prefix(50)).\(getpid())-\(attempt).part"
      do throws(SystemError) {
        return (temporary, try open(temporary, O_WRONLY | O_CREAT | O_EXCL))
      } catch {
        if error.code != EEXIST { throw error }
      }
    }
    throw SystemError(code: EEXIST)
  }

  /// Writes all bytes, and closes the descriptor even on failure.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = SystemError(code: count < 0 ? errno : EIO)
        close(descriptor)
        throw error
      }
      written += count
    }
    // Some file systems report a full disk only on close.
    try check(close(descriptor))
  }

  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    let descriptor = SystemString.withCString(path) { Glibc.open($0, flags | O_CLOEXEC, 0o666) }
    try check(descriptor)
    return descriptor
  }

  /// The path with symbolic links resolved; the path itself if the file does not exist.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    guard let real = SystemString.withCString(path, { realpath($0, nil) }) else {
      if errno == ENOENT, !path.isEmpty { return path }
      throw SystemError(code: errno)
    }
    defer { free(real) }
    return SystemString.string(cString: real)
  }

  private static func access(_ path: String, _ mode: Int32) -> Int32 {
    SystemString.withCString(path) { Glibc.access($0, mode) }
  }

  private static func remove(_ path: String) {
    SystemString.withCString(path) { _ = unlink($0) }
  }

  private static func check(_ result: Int32) throws(SystemError) {
    if result < 0 { throw SystemError(code: errno) }
  }

  private struct SystemError: Error {
    var code: Int32
  }
}
