// Part of Snapback, under the MIT licence; see LICENSE.

internal import Glibc
internal import Synchronization
internal import SystemStrings

/// Writes files of the user's defaults so that a full disk does not damage them. Foundation truncates a file before it
/// writes it, and reads one that is not complete as one without values.
package enum DefaultsGuard {
  /// The maximum size of a file whose contents are restored, in bytes.
  package static let sizeLimit = 1 << 22
  /// The time limit for another program that writes to the folder, in milliseconds; it may have been stopped.
  private static let lockLimit = 200
  private static let end = Array("</plist>".utf8)
  /// The maximum size of a file whose contents are kept between writes, in bytes.
  private static let copyLimit = 1 << 18
  /// The contents of files with their states when they were read, by path: files that do not change are read once.
  private static let copies = Mutex<[String: (state: FileState, bytes: [UInt8])]>([:])

  /// Runs a function that writes property lists. Of those that it leaves incomplete the former contents are restored.
  /// Other programs that write to the folder in this way wait, as Foundation merges its changes into what it reads.
  ///
  /// - Returns: The paths of the files that the function left incomplete, without those that it did not write.
  @discardableResult
  package static func write(to folder: String, _ names: [String], _ body: () -> Void) -> [String] {
    let lock = lock(folder)
    defer { if lock >= 0 { close(lock) } }
    let former = names.compactMap { name -> (path: String, bytes: [UInt8])? in
      let path = folder + "/" + name
      return contents(path).map { (path, $0) }
    }
    let paths = names.map { folder + "/" + $0 }
    let states = paths.map(FileState.init)
    body()
    let incomplete = zip(paths, states)
      .filter { isComplete($0) == false && FileState($0) != $1 }.map(\.0)
    for file in former where incomplete.contains(file.path) { restore(file.bytes, at: file.path) }
    return incomplete
  }

  /// Returns the contents of a file that is a whole property list; nil for others.
  private static func contents(_ path: String) -> [UInt8]? {
    let state = FileState(path)
    if let state, let copy = copies.withLock({ $0[path] }), copy.state == state {
      return copy.bytes
    }
    guard isComplete(path) == true, let bytes = try? RegularFile.read(path, limit: sizeLimit)
    else { return nil }
    if let state, state.isSettled, state == FileState(path) {
      copies.withLock { $0[path] = bytes.count > copyLimit ? nil : (state, bytes) }
    }
    return bytes
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

  /// Returns whether a file is a whole property list; nil if it cannot be read, as one without values that
  /// Foundation has removed.
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

/// The identity, size and time of a file, by which a change of its contents is recognized.
private struct FileState: Equatable {
  private let device: UInt
  private let inode: UInt
  private let size: Int
  /// In nanoseconds.
  private let modified: Int
  private let changed: Int

  /// The state of the file at a path, also behind a link; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
    size = Int(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
  }

  /// Whether the next modification will have another time: file systems have a resolution of up to 2 s.
  var isSettled: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return modified < Self.nanoseconds(now) - 3_000_000_000
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
  }
}
