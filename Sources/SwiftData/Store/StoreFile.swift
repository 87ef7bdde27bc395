// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Glibc
import Synchronization

/// The file of a store: a line for each model, and a last one by which damage is found.
struct StoreFile: Sendable {
  let path: String

  /// The file of a path, or the one to which a link leads.
  init(path: String) {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    if let resolved = Self.resolved(path) {
      self.path = resolved
    } else {
      let (folder, name) = (Self.folder(of: path), (path as NSString).lastPathComponent)
      self.path = Self.resolved(folder).map { ($0 == "/" ? "" : $0) + "/" + name } ?? path
    }
  }

  /// The path without links; nil if nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func folder(of path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  /// The folder in which it is.
  var folder: String { Self.folder(of: path) }

  /// The contents of the file.
  struct Contents: Sendable {
    var version: Schema.Version?
    var rows: [StoredRow] = []
  }

  /// The identity of the file that was last read or written.
  struct Stamp: Equatable, Sendable {
    var file: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  private static let format = "Snapback model store "
  private static let title = format + "1"
  /// The number of files that have been written.
  private static let count = Mutex(0)

  /// The state of the file; nil if there is none.
  var stamp: Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Stamp(
      file: UInt(status.st_ino), size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Reads the file; nil if there is none.
  func read() throws(SwiftDataError) -> Contents? {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw .unreadable(path, reason: "it is not a regular file")
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      // Foundation has no reason for some of them.
      let code = access(path, R_OK) == 0 ? 0 : errno
      let reason = code == 0 ? error.localizedDescription : String(cString: strerror(code))
      throw .unreadable(path, reason: reason.lowercased())
    }
    guard let contents = Self.contents(of: data) else {
      throw Self.isNewer(data) ? .newer(path) : .damaged(path)
    }
    return contents
  }

  private static func isNewer(_ data: Data) -> Bool {
    let line = text(data.prefix { $0 != UInt8(ascii: "\n") })
    return line.hasPrefix(format) && Int(line.dropFirst(format.count)).map { $0 > 1 } == true
  }

  private static func contents(of data: Data) -> Contents? {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    guard lines.count >= 3, lines[0].elementsEqual(title.utf8), let last = lines.last,
      last.elementsEqual(Self.end(of: data[..<last.startIndex], rows: lines.count - 3).utf8)
    else { return nil }
    let parts = text(lines[1]).split(separator: " ").last.map { $0.split(separator: ".") } ?? []
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    var contents = Contents(version: Schema.Version(numbers[0], numbers[1], numbers[2]))
    for (sequence, line) in lines[2..<(lines.count - 1)].enumerated() {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard parts.count == 3 else { return nil }
      let identifier = PersistentIdentifier(entityName: text(parts[0]), key: text(parts[1]))
      contents.rows.append(
        StoredRow(identifier: identifier, sequence: sequence, json: Data(parts[2])))
    }
    return contents
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  /// The last line: the number of rows and a checksum (FNV-1a) of all lines before it.
  private static func end(of data: Data, rows: Int) -> String {
    let sum = data.withUnsafeBytes { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return "end \(rows) \(String(sum, radix: 16))"
  }

  /// Replaces the file. A failure leaves the file as it is.
  func write(_ contents: Contents) throws(SwiftDataError) {
    try StoreWait.noting { () throws(SwiftDataError) in try replace(contents) }
  }

  private func replace(_ contents: Contents) throws(SwiftDataError) {
    var data = Data("\(Self.title)\nversion \(contents.version ?? Schema.Version(1, 0, 0))\n".utf8)
    // Names and keys have about 60 bytes.
    data.reserveCapacity(contents.rows.reduce(200) { $0 + $1.json.count + 80 })
    for row in contents.rows {
      data.append(contentsOf: "\(row.identifier.entityName) \(row.identifier.key) ".utf8)
      data.append(row.json)
      data.append(UInt8(ascii: "\n"))
    }
    data += Data((Self.end(of: data, rows: contents.rows.count) + "\n").utf8)
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    let new = "\(path).new-\(getpid())-\(number)"
    guard Self.write(data, to: new), rename(new, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(new)
      throw .unwritable(path, reason: reason)
    }
    syncFolder()
  }

  /// Waits until the name of the new file is on the disk.
  private func syncFolder() {
    let folder = open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Deletes the new files of programs that ended while they were written.
  func removeLeftovers() {
    guard stamp != nil, let lock = try? StoreLock(of: self, waiting: 0) else { return }
    let prefix = (path as NSString).lastPathComponent + ".new-"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) {
      unlink(folder + "/" + name)
    }
    withExtendedLifetime(lock) {}
  }

  /// Writes a new file, and waits until it is on the disk. Returns false with errno.
  private static func write(_ data: Data, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    let isWritten = data.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let count = Glibc.write(file, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        guard count > 0 || errno == EINTR else { return false }
        start += max(0, count)
      }
      return fsync(file) == 0
    }
    let code = errno
    let isClosed = close(file) == 0
    if !isWritten { errno = code }
    return isWritten && isClosed
  }
}
