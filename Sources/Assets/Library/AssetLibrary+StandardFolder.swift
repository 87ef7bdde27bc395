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
      of: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        ?? CommandLine.arguments.first ?? "",
      environment: ProcessInfo.processInfo.environment)
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
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: base + place, isDirectory: &isFolder),
          isFolder.boolValue
        {
          return base + place
        }
      }
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
  }
}
