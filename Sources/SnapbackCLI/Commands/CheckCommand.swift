// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Compatibility
import Foundation
import Preview
import Words

/// `snapback check`: which of SwiftUI's names some files use, and which of them are here.
struct CheckCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say which SwiftUI names of a file are here and which are not.",
    discussion: """
      Names are supported, approximate (with what differs) or missing (with what to use instead). The files \
      are compiled; what the compiler says goes to the standard error. Without a Swift compiler they are only \
      read. It ends with 65 where a name is missing or a file does not compile.
      """)

  @Argument(help: "Swift files, or folders of them.")
  var files: [String] = []

  @Flag(help: "List every name there is a word about, and check nothing.")
  var api = false

  @Flag(help: "As JSON.")
  var json = false

  func validate() throws {
    guard api == files.isEmpty else {
      throw ValidationError(
        api ? "--api takes no files." : "Name the files to check, or say --api.")
    }
  }

  func perform() throws {
    if api {
      let list = CompatibilityList()
      return try StandardStreams.print(json ? try list.json : list.text)
    }
    let environment = ProcessInfo.processInfo.environment
    let sources = try PreviewWorkshop.sources(files).read()
    let compiler = try compiler(environment)
    let check = SourceCheck(sources, compiler: compiler, nearest: Self.nearest)
    try? FileHandle.standardError.write(contentsOf: Data(check.output))
    let folder = FileManager.default.currentDirectoryPath
    if json {
      try StandardStreams.print(try CheckDocument(check.reports, below: folder).json)
    } else {
      let report = CheckText(
        check.reports, below: folder,
        isColored: TerminalColor.isWanted(environment, descriptor: STDOUT_FILENO))
      try StandardStreams.print(report.text)
    }
    if check.reports.contains(where: { $0.isMissingNames || $0.compilation == .refused }) {
      throw ExitCode(65)
    }
  }

  /// The nearest name that begins alike: among a thousand names another is near by chance.
  private nonisolated static func nearest(_ text: String, _ names: [String]) -> String? {
    let first = text.first?.lowercased()
    return NearestName.of(text, among: names.filter { $0.first?.lowercased() == first })
  }

  /// Nil where there is none, which is said.
  @MainActor private func compiler(_ environment: [String: String]) throws(ProgramError)
    -> CheckCompiler?
  {
    do throws(ProgramError) {
      return try PreviewWorkshop.checkCompiler(environment)
    } catch {
      guard case .noToolchain = error else { throw error }
      try? FileHandle.standardError.write(
        contentsOf: Data("snapback: \(error.sentence); the names were only read\n".utf8))
      return nil
    }
  }
}
