// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc

/// Reads regular files. Pipes and devices, which may block or have no end, are refused.
package enum RegularFile {
  /// The default limit, in bytes: 512 MiB.
  package static let limit = 1 << 29

  /// Returns the contents of a file. Never blocks. Throws EISDIR for a folder, EINVAL for pipes, devices
  /// and sockets, EFBIG for a file that is too large.
  ///
  /// - Parameters:
  ///   - limit: The maximum size in bytes.
  ///   - truncates: Whether a larger file is read up to the limit, instead of an error.
  package static func read(
    _ path: String, limit: Int = limit, truncates: Bool = false
  ) throws(SystemError) -> [UInt8] {
    let (descriptor, size) = try open(path, limit, truncates)
    defer { close(descriptor) }
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      (count, code) = fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
    }
    guard code == 0 else { throw SystemError(code: code) }
    return bytes
  }

  /// Returns the contents of a file as memory that the caller frees. Never blocks.
  package static func readIntoMemory(
    _ path: String, limit: Int = limit
  ) throws(SystemError) -> UnsafeMutableRawBufferPointer {
    let (descriptor, size) = try open(path, limit, false)
    defer { close(descriptor) }
    guard let memory = malloc(max(size, 1)) else { throw SystemError(code: ENOMEM) }
    let (count, code) = fill(
      UnsafeMutableRawBufferPointer(start: memory, count: size), from: descriptor)
    guard code == 0 else {
      free(memory)
      throw SystemError(code: code)
    }
    return UnsafeMutableRawBufferPointer(start: memory, count: count)
  }

  /// Opens a file for reading, under the conditions of `read`. Returns its descriptor, which the caller closes.
  package static func open(_ path: String, limit: Int = limit) throws(SystemError) -> Int32 {
    try open(path, limit, false).descriptor
  }

  /// Opens a file, and returns how many bytes of it are to be read.
  private static func open(
    _ path: String, _ limit: Int, _ truncates: Bool
  ) throws(SystemError) -> (descriptor: Int32, size: Int) {
    // Opening a pipe would let its writer continue, and opening a device may have effects.
    var status = stat()
    guard SystemString.withCString(path, { stat($0, &status) }) == 0 else {
      throw SystemError(code: errno)
    }
    try check(status)
    var descriptor: Int32
    repeat {
      descriptor = SystemString.withCString(path) {
        Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      }
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    do throws(SystemError) {
      guard fstat(descriptor, &status) == 0 else { throw SystemError(code: errno) }
      try check(status)
      guard status.st_size <= limit || truncates else { throw SystemError(code: EFBIG) }
    } catch {
      close(descriptor)
      throw error
    }
    return (descriptor, min(Int(status.st_size), limit))
  }

  private static func check(_ status: stat) throws(SystemError) {
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SystemError(code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
  }

  /// Reads until the buffer is full, or the file ends. Returns the number of bytes and the error's number,
  /// 0 for none.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) -> (count: Int, code: Int32) {
    var count = 0
    while count < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let got = Glibc.read(descriptor, rest.baseAddress, rest.count)
      if got < 0, errno == EINTR { continue }
      if got < 0 { return (count, errno) }
      if got == 0 { break }
      count += got
    }
    return (count, 0)
  }
}
