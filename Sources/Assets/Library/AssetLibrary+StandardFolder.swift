// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension AssetLibrary {
  /// The folder with the project's own assets; nil if it does not exist.
  ///
  /// The folder that `SNAPBACK_ASSETS` names; otherwise, going up from the program's folder, the
  /// first `assets/snapback-assets` (in the repository) or `share/snapback/assets` (installed).
  package nonisolated static var standardFolder: String? {
    standardFolder(
      of: program ?? CommandLine.arguments.first ?? "",
      environment: ProcessInfo.processInfo.environment)
  }

  /// The path of the running program.
  nonisolated static var program: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { path in
      guard let start = path.baseAddress else { return nil }
      let count = readlink("/proc/self/exe", start, path.count)
      guard count > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(path).prefix(count), as: UTF8.self)
    }
  }

  /// The standard folder of a program at a path.
  package nonisolated static func standardFolder(
    of program: String, environment: [String: String]
  ) -> String? {
    if let named = environment["SNAPBACK_ASSETS"], !named.isEmpty { return named }
    var parts = program.split(separator: "/").dropLast()
    while true {
      let base = parts.map { "/" + $0 }.joined()
      for folder in ["/assets/snapback-assets", "/share/snapback/assets"] {
        var status = stat()
        if stat(base + folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
          return base + folder
        }
      }
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
  }
}
