// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Locates the compiled Swift modules that previewed files import.
nonisolated enum ModuleFolder {
  /// Returns `SNAPBACK_MODULES` if it is set; else, relative to the program's folder, `../lib/snapback/modules`
  /// (installed) or `Modules` (build folder). Returns nil if neither exists.
  static func find(program: String, environment: [String: String]) -> String? {
    if let named = environment["SNAPBACK_MODULES"], !named.isEmpty { return named }
    let parts = program.split(separator: "/").map { "/" + $0 }
    let prefix = parts.dropLast(2).joined()
    let folder = parts.dropLast().joined()
    return ["\(prefix)/lib/snapback/modules", "\(folder)/Modules"].first {
      FileManager.default.fileExists(atPath: $0 + "/SwiftUI.swiftmodule")
    }
  }

  /// The path of this program.
  static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments.first ?? ""
  }
}
