// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// The shared libraries of this process.
enum LoadedLibraries {
  /// The folders of those that are not installed with the system: a compiler may be anywhere.
  static var folders: [String] {
    KernelFile.text("/proc/self/maps").map { folders(inMaps: $0) } ?? []
  }

  /// Reads the lines of `/proc/self/maps`.
  static func folders(inMaps maps: String) -> [String] {
    let paths = maps.split(separator: "\n").compactMap { line -> String? in
      guard let slash = line.firstIndex(of: "/"), line.contains(".so") else { return nil }
      return String(line[slash..<(line.lastIndex(of: "/") ?? slash)])
    }
    return Set(paths).filter { !$0.isEmpty && !SystemFolders.contain($0) }.sorted()
  }
}
