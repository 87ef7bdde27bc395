// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SDLBackend
import SwiftData
import SystemStrings

/// The folder for the data that previewed code saves: each file and each project has its own.
enum DataFolder {
  /// The name of the folder for a file or a project at an absolute path, whatever the links and dots in it:
  /// `snapback/NAME-NUMBER`, where the number is that of the path.
  nonisolated static func name(of path: String) -> String {
    let path = SystemPath.resolved(path) ?? path
    let name = String(path.split(separator: "/").last?.prefix(50) ?? "preview")
    // FNV-1a, as names must be the same in all processes.
    let number = path.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return "snapback/\(name)-\(String(number, radix: 16))"
  }

  /// The variable that has the value of `XDG_CONFIG_HOME` for a process whose user's defaults are elsewhere; empty if
  /// that is unset.
  nonisolated private static let configurationVariable = "SNAPBACK_CONFIG_HOME"

  /// The environment for a process that will use a folder, for the user's defaults as well. Foundation determines the
  /// files of these when a process starts.
  nonisolated static func environment(
    _ environment: [String: String], for name: String?
  ) -> [String: String] {
    var result = environment
    result[configurationVariable] = environment["XDG_CONFIG_HOME"] ?? ""
    result["XDG_CONFIG_HOME"] = name.flatMap(defaultsFolder) ?? "/dev/null"
    return result
  }

  /// The folder for the user's defaults; nil if one of its files is not a regular file.
  nonisolated private static func defaultsFolder(_ name: String) -> String? {
    let folder = StoreLocation.folder(named: name)
    return DefaultsFiles.unusableFile(in: folder) == nil ? folder : nil
  }

  /// Makes this process say which values of the user's defaults are not saved.
  static func prepareDefaults(_ name: String) {
    let folder = StoreLocation.folder(named: name)
    if let path = DefaultsFiles.unusableFile(in: folder) {
      StandardStreams.note("\(path) is not a file; values of UserDefaults are not saved")
      return
    }
    DefaultsFiles.setOwnFolder(folder)
    DefaultsFiles.setFailureHandler { path in
      Task { @MainActor in
        StandardStreams.note("\(path) cannot be written; values of UserDefaults are not saved")
      }
    }
  }

  /// Makes this process use a folder; without a name data is in memory only.
  nonisolated static func use(_ name: String?) {
    if let value = getenv(configurationVariable).map({ String(cString: $0) }) {
      unsetenv(configurationVariable)
      if value.isEmpty {
        unsetenv("XDG_CONFIG_HOME")
      } else {
        setenv("XDG_CONFIG_HOME", value, 1)
      }
    }
    if let name { StoreLocation.setProgramName(name) } else { StoreLocation.keepInMemory() }
  }
}
