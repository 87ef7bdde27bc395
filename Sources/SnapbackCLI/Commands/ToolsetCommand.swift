// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation

/// `snapback toolset`: prints the path of the toolset for the Swift Package Manager.
struct ToolsetCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "toolset",
    abstract: "Print the path of the toolset with which packages are built.",
    discussion: """
      With it, a package that imports SwiftUI is built without changes:

        swift run --toolset "$(snapback toolset)"

      The toolset names the modules, the program that expands their macros, and the library to link.
      """)

  @Option(
    help: ArgumentHelp(
      "Print the toolset of a program that is installed below this folder, instead of a path.",
      valueName: "folder"))
  var prefix: String?

  func perform() throws {
    if let prefix {
      let folder = URL(fileURLWithPath: prefix).standardizedFileURL.path
      let installation = Installation(prefix: folder == "/" ? "" : folder)
      return try StandardStreams.print(try Toolset(installation).json, terminator: "")
    }
    let installation = try Installation.current(environment: ProcessInfo.processInfo.environment)
    try StandardStreams.print(try Toolset.path(of: installation))
  }
}
