// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Glibc
import Synchronization

/// The folder of the program's stores.
package enum StoreLocation {
  private struct Setting: Sendable {
    var folder: String?
    var isInMemory = false
  }

  private static let setting = Mutex(Setting())

  /// Uses a folder with this name in place of one with the program's.
  package static func setProgramName(_ name: String) {
    let folder = folder(named: name)
    setting.withLock { $0.folder = folder }
  }

  /// The folder for the data of a program with this name.
  package static func folder(named name: String) -> String { dataFolder + "/" + name }

  /// Keeps all stores in memory from now on: nothing is read or written.
  package static func keepInMemory() { setting.withLock { $0.isInMemory = true } }

  static var isInMemory: Bool { setting.withLock(\.isInMemory) }

  /// The folder for files whose path the program does not choose.
  static var folder: String {
    setting.withLock(\.folder) ?? dataFolder + "/" + ProcessInfo.processInfo.processName
  }

  /// The folder that programs with a group share.
  static func folder(ofGroup identifier: String) -> String {
    dataFolder + "/" + identifier.replacing("/", with: "_")
  }

  /// `XDG_DATA_HOME` if it is an absolute path, else `~/.local/share`. The home folder is that of the user's entry if
  /// `HOME` is not an absolute path.
  private static var dataFolder: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
    if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.local/share" }
    let home = getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) }
    return (home ?? "/") + "/.local/share"
  }
}
