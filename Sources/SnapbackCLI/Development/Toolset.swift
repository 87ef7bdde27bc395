// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import SystemStrings

/// A toolset of the Swift Package Manager: the arguments with which a package is compiled and linked that
/// imports SwiftUI.
nonisolated package struct Toolset: Encodable, Equatable, Sendable {
  struct Tool: Encodable, Equatable, Sendable {
    var extraCLIOptions: [String]
  }

  var schemaVersion = "1.0"
  var swiftCompiler: Tool
  var linker: Tool

  package init(_ installation: Installation) {
    swiftCompiler = Tool(extraCLIOptions: installation.compilerArguments)
    let folder = installation.folder
    linker = Tool(extraCLIOptions: ["-L", folder, "-lSnapbackShared", "-rpath", folder])
  }

  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// Returns the path of an installation's toolset. In a build folder, which has none, it is written.
  static func path(of installation: Installation) throws -> String {
    let path = installation.toolset
    guard FileManager.default.fileExists(atPath: installation.sharedLibrary) else {
      throw ProgramError.libraryNotFound(path: installation.sharedLibrary)
    }
    let exists = FileManager.default.fileExists(atPath: path)
    if exists, SystemPath.name(of: installation.modules) == "modules" { return path }
    let text = Array(try Toolset(installation).json.utf8)
    if (try? RegularFile.read(path)) == text { return path }
    do throws(PictureError) {
      try OutputFile.write(text, to: path)
    } catch {
      throw ProgramError.picture(error)
    }
    return path
  }
}
