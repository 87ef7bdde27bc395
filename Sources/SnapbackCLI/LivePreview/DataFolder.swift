// Part of Snapback, under the MIT licence; see LICENSE.

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

  /// Has this process use a folder; without a name data is in memory only.
  nonisolated static func use(_ name: String?) {
    if let name { StoreLocation.setProgramName(name) } else { StoreLocation.keepInMemory() }
  }
}
