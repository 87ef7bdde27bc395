// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import PreviewCompiler

/// The process of `snapback preview` that parses sources with the toolchain's parser.
struct FindLiteralsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find-literals", abstract: "The parser of snapback preview.",
    shouldDisplay: false)

  @Argument(help: "The path of sourcekitd's library.") var library: String

  func run() throws {
    if !LiteralServer.run(library: library) { throw ExitCode(69) }
  }
}
