// Part of Snapback, under the MIT licence; see LICENSE.

internal import Dispatch
package import Foundation
internal import Synchronization
internal import SystemStrings

/// Writes the user's defaults to their files. On Linux, Foundation does so in `synchronize()` only.
package enum DefaultsFiles {
  private static let queue = DispatchQueue(label: "io.github.snapback.defaults", qos: .utility)
  /// The stores that are about to be written.
  private static let waiting = Mutex(Set<ObjectIdentifier>())
  /// The folder of the files if it is the program's own; nil otherwise.
  private static let ownFolder = Mutex<String?>(nil)

  /// Is called with the path of a file or folder that could not be written, on another thread.
  private static let failureHandler = Mutex<(@Sendable (String) -> Void)?>(nil)
  private static let failures = Mutex(DefaultsFailures())

  /// Sets a function that reports that values of the user's defaults are not saved. It is called with the path
  /// of their file or its folder, once for each until they have been saved again.
  package static func setFailureHandler(_ handler: @escaping @Sendable (String) -> Void) {
    failureHandler.withLock { $0 = handler }
  }

  /// The first file in a folder for the user's defaults that is not a regular file, such as a pipe, which Foundation
  /// would wait for; nil if there is none.
  package static func unusableFile(in folder: String) -> String? {
    DirectoryNames.read(folder).filter { SystemPath.hasSuffix($0, ".plist") }.sorted()
      .map { folder + "/" + $0 }
      .first { path in
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
      }
  }

  /// Names the folder in which Foundation keeps the files, if it is one that no other program uses.
  package static func setOwnFolder(_ path: String) { ownFolder.withLock { $0 = path } }

  /// Writes the changes of a store, soon and on another thread. Does nothing if there are none.
  package static func save(_ store: UserDefaults) {
    let id = ObjectIdentifier(store)
    guard waiting.withLock({ $0.insert(id).inserted }) else { return }
    nonisolated(unsafe) let store = store
    queue.async {
      _ = waiting.withLock { $0.remove(id) }
      let (folder, names) = files
      var isSaved = true
      let incomplete = DefaultsGuard.write(to: folder, names) { isSaved = store.synchronize() }
      let paths = incomplete.isEmpty && !isSaved ? [folder] : incomplete
      let new = failures.withLock { $0.note(paths, of: id) }
      guard let handler = failureHandler.withLock(\.self) else { return }
      for path in new { handler(path) }
    }
  }

  /// Writes the changes of the standard store, and returns when those of all saved stores are in their files.
  package static func finish() {
    save(.standard)
    queue.sync {}
  }

  /// The folder and the names of the files; in a folder that other programs use, only the file of the standard store.
  private static var files: (folder: String, names: [String]) {
    if let folder = ownFolder.withLock(\.self) {
      return (folder, DirectoryNames.read(folder).filter { SystemPath.hasSuffix($0, ".plist") })
    }
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    let folder = environment["XDG_CONFIG_HOME"] ?? home + "/.config"
    return (folder, [ProcessInfo.processInfo.processName + ".plist"])
  }
}
