// Part of Snapback, under the MIT licence; see LICENSE.

internal import Glibc
internal import SystemStrings

/// Writes files of the user's defaults so that a full disk does not damage them. Foundation truncates a file before it
/// writes it, and reads one that is not complete as one without values.
package enum DefaultsGuard {
  /// The maximum size of a file whose contents are restored, in bytes.
  package static let sizeLimit = 1 << 22
  /// How long to wait for another program that writes to the folder, in milliseconds; it may have been stopped.
  private static let lockLimit = 200
  private static let end = Array("</plist>".utf8)

  /// Runs a function that writes property lists. Of those that it leaves incomplete the former contents are restored.
  /// Other programs that write to the folder in this way wait, as Foundation merges its changes into what it reads.
  ///
  /// - Returns: The path of the first file that was left incomplete; nil if there is none.
  @discardableResult
  package static func write(to folder: String, _ names: [String], _ body: () -> Void) -> String? {
    let lock = lock(folder)
    defer { if lock >= 0 { close(lock) } }
    let former = names.compactMap { name -> (path: String, bytes: [UInt8])? in
      let path = folder + "/" + name
      guard isComplete(path) == true else { return nil }
      return (try? RegularFile.read(path, limit: sizeLimit)).map { (path, $0) }
    }
    body()
    let incomplete = names.map { folder + "/" + $0 }.filter { isComplete($0) == false }
    for file in former where incomplete.contains(file.path) { restore(file.bytes, at: file.path) }
    return incomplete.first
  }

  /// Locks a folder, until the returned descriptor is closed; a negative number if there is none.
  private static func lock(_ folder: String) -> Int32 {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return descriptor }
    for _ in 0..<lockLimit {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { break }
      usleep(1000)
    }
    return descriptor
  }

  /// Whether a file is a whole property list; nil if it cannot be read, as one without values that Foundation has
  /// removed.
  private static func isComplete(_ path: String) -> Bool? {
    guard let descriptor = try? RegularFile.open(path) else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 64)
    guard pread(descriptor, &bytes, bytes.count, 0) >= 8 else { return false }
    if bytes.starts(with: "bplist00".utf8) { return true }
    let count = pread(
      descriptor, &bytes, bytes.count, max(lseek(descriptor, 0, SEEK_END) - bytes.count, 0))
    let text = bytes.prefix(max(count, 0))
    guard let last = text.lastIndex(where: { !" \t\r\n".utf8.contains($0) }) else { return false }
    return text.prefix(through: last).suffix(end.count).elementsEqual(end)
  }

  /// Overwrites a file without truncating it first: the space that it has is needed.
  private static func restore(_ bytes: [UInt8], at path: String) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + offset, bytes.count - offset, offset)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      offset += count
    }
    ftruncate(descriptor, offset)
  }
}
