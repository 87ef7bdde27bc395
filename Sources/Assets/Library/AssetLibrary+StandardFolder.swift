// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension AssetLibrary {
  /// Where the project's own pictures are; nil if they are nowhere.
  ///
  /// `SNAPBACK_ASSETS` where it is set; else, going up from the program's place, the first
  /// `assets/snapback-assets` (the repository the program was built in) or `share/snapback/assets`
  /// (where it was installed).
  package nonisolated static var standardFolder: String? {
    standardFolder(
      of: program ?? CommandLine.arguments.first ?? "",
      environment: ProcessInfo.processInfo.environment)
  }

  /// The path of the program that runs.
  private nonisolated static var program: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { path in
      guard let start = path.baseAddress else { return nil }
      let count = readlink("/proc/self/exe", start, path.count)
      guard count > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(path).prefix(count), as: UTF8.self)
    }
  }

  /// The same for a program at a path.
  package nonisolated static func standardFolder(
    of program: String, environment: [String: String]
  ) -> String? {
    if let named = environment["SNAPBACK_ASSETS"], !named.isEmpty { return named }
    var parts = program.split(separator: "/").dropLast()
    while true {
      let base = parts.map { "/" + $0 }.joined()
      for place in ["/assets/snapback-assets", "/share/snapback/assets"] {
        var status = stat()
        if stat(base + place, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
          return base + place
        }
      }
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
  }
}
