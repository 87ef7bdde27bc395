// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Where the modules are that previewed files import.
nonisolated enum ModuleFolder {
  /// `SNAPBACK_MODULES` where it is set; else, seen from the program, `../lib/snapback/modules` (where it was
  /// installed) or `Modules` (where it was built). Nil where they are nowhere.
  static func find(program: String, environment: [String: String]) -> String? {
    if let named = environment["SNAPBACK_MODULES"], !named.isEmpty { return named }
    let folder = program.split(separator: "/").dropLast().joined(separator: "/")
    return ["/\(folder)/../lib/snapback/modules", "/\(folder)/Modules"].first {
      FileManager.default.fileExists(atPath: $0 + "/SwiftUI.swiftmodule")
    }
  }

  /// The path of this program.
  static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments.first ?? ""
  }
}
