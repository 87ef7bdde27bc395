// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
import Foundation
import SystemStrings

/// Watches folders for changed files, with inotify.
///
/// Folders are watched instead of files: many editors write a new file and rename it to the old
/// name. A folder that is removed or moved is watched again as soon as there is one at its path; until
/// then, the nearest folder above it that exists is watched. If a symbolic link on the way to a folder
/// changes, a folder above it is moved, or a file system is mounted or unmounted over it, the folder that is at the path
/// then is watched instead.
package final class FolderWatch {
  /// Becomes readable when something changes.
  package let descriptor: Int32
  private let inotify: Int32
  /// The list of mounted file systems, of which the system reports changes; -1 for none.
  private let mounts: Int32
  private var folders: [Int32: String] = [:]
  /// The identities of the watched folders when they were last opened.
  private var identities: [Int32: FolderIdentity] = [:]
  /// The folders that were removed or moved.
  private var missing: Set<String> = []
  /// The descriptors of the folders that are watched only because of missing ones, and of symbolic links.
  private var others: Set<Int32> = []
  /// The descriptors of the folders above, which are watched for their own moves.
  private var above: Set<Int32> = []

  /// Whether changes may be missed, as the system's limit of watches was reached.
  package private(set) var isAtLimit = false

  /// Nil if the system's limit of inotify instances is reached.
  package init?() {
    inotify = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    mounts = open("/proc/thread-self/mountinfo", O_RDONLY | O_CLOEXEC)
    descriptor = csystem_join_descriptors(inotify, mounts)
    if descriptor < 0 { return nil }
  }

  deinit { for opened in [descriptor, inotify, mounts] where opened >= 0 { close(opened) } }

  /// Adds a folder, without its subfolders; has no effect if it is watched already. Returns whether
  /// it succeeded.
  package func add(_ folder: String) -> Bool {
    // Links are watched first, so that none changes unnoticed.
    others.formUnion(watchLinks(to: folder))
    above.formUnion(watchMoves(above: folder))
    let identity = FolderIdentity(folder)
    guard let number = watch(folder) else { return false }
    folders[number] = folder
    identities[number] = identity
    others.remove(number)
    return true
  }

  /// Watches the folders of the symbolic links on the way to a folder, and returns the descriptors of those that
  /// are not watched for themselves.
  private func watchLinks(to folder: String) -> [Int32] {
    SystemPath.foldersOfLinks(in: folder).compactMap(watch).filter { folders[$0] == nil }
  }

  /// Watches the folders above one, and above the links to it, for moves: a folder that is moved with the one around it
  /// is not reported. Returns their descriptors.
  private func watchMoves(above folder: String) -> Set<Int32> {
    var folders: Set<String> = []
    for end in SystemPath.foldersOfLinks(in: folder)
      + [SystemPath.resolved(folder)].compactMap(\.self)
    {
      var path = SystemPath.folder(of: end)
      while path != "/", folders.insert(path).inserted { path = SystemPath.folder(of: path) }
    }
    // Without an effect on what else is watched of them.
    return Set(
      folders.compactMap { watch($0, for: UInt32(IN_MOVE_SELF | IN_ONLYDIR) | UInt32(IN_MASK_ADD)) }
    )
  }

  private func watch(_ folder: String) -> Int32? {
    let contents = IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_CREATE
    return watch(folder, for: UInt32(contents | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR))
  }

  private func watch(_ folder: String, for events: UInt32) -> Int32? {
    let number = SystemString.withCString(folder) { inotify_add_watch(inotify, $0, events) }
    if number < 0, errno == ENOSPC { isAtLimit = true }
    return number >= 0 ? number : nil
  }

  /// Returns the changes since the last call, without blocking.
  package func read() -> FolderChanges {
    var changes = FolderChanges()
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = Foundation.read(inotify, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      buffer.withUnsafeBytes { bytes in
        changes.append(events: UnsafeRawBufferPointer(rebasing: bytes[..<count]), folders: folders)
      }
    }
    for (number, folder) in folders where FolderIdentity(folder) != identities[number] {
      changes.lostWatches.insert(number)
    }
    let hasMoved = !above.isDisjoint(with: changes.lostWatches)
    for number in changes.lostWatches {
      // A moved folder is still watched, under its old path.
      inotify_rm_watch(inotify, number)
      others.remove(number)
      above.remove(number)
      identities[number] = nil
      if let folder = folders.removeValue(forKey: number) { missing.insert(folder) }
    }
    if hasMoved || !missing.isEmpty, findMissing() { changes.isIncomplete = true }
    return changes
  }

  /// Watches the missing folders that exist again, and what is above the others. Returns whether there were any.
  private func findMissing() -> Bool {
    let found = missing.filter(add)
    missing.subtract(found)
    var needed: Set<Int32> = []
    var watched = Set(folders.values)
    for folder in missing {
      var path = folder
      while path != "/" {
        path = SystemPath.folder(of: path)
        guard let number = watch(path) else { continue }
        watched.insert(path)
        // It may have been created since the attempt above.
        if folders[number] == nil { needed.insert(number) }
        break
      }
    }
    for folder in missing.union(folders.values) { needed.formUnion(watchLinks(to: folder)) }
    for number in others.subtracting(needed) where folders[number] == nil {
      inotify_rm_watch(inotify, number)
      above.remove(number)
    }
    others = needed
    let former = above
    above = watched.reduce(into: []) { $0.formUnion(watchMoves(above: $1)) }
    for number in former.subtracting(above).subtracting(others) where folders[number] == nil {
      inotify_rm_watch(inotify, number)
    }
    guard missing.contains(where: add) else { return !found.isEmpty }
    return findMissing() || true
  }
}
