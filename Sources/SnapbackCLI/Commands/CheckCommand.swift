// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Assets
import Compatibility
import Foundation
import PreviewCompiler
import Snapback
import Spelling
import SystemStrings

/// `snapback check`: reports the SwiftUI API coverage of Swift files.
struct CheckCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check a file's SwiftUI API coverage.",
    discussion: """
      Each name is supported, approximate (with the difference) or missing (with an alternative). The files are \
      first scanned and then compiled, and each step prints what it finds; the compiler's other diagnostics go to \
      standard error. Without a Swift compiler the files are only scanned. The files of a single folder, without its \
      tests, are one program, with one summary. Exits with 65 if a name is missing, a file does not compile, or \
      there is no Swift file.
      """)

  @Argument(help: "Swift files, or folders of Swift files.")
  var files: [String] = []

  @Flag(help: "List the status of every known SwiftUI name instead of checking files.")
  var api = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var compiling: CompileOptions
  @OptionGroup var sandbox: SandboxOptions

  func validate() throws {
    guard api == files.isEmpty else {
      throw ValidationError(
        api ? "--api takes no files." : "Name the files to check, or pass --api.")
    }
  }

  func perform() throws {
    if api {
      let list = CompatibilityList()
      return try StandardStreams.print(json ? try list.json : list.text)
    }
    let environment = ProcessInfo.processInfo.environment
    let sources = try readSources()
    var compiler = try compiler(
      environment, try compiling.limits(), try compiling.sourcePlatform())
    compiler?.moduleNames = sources.modules
    compiler?.project = sources.resources
    let symbols = SymbolLibrary()
    let missingSymbol = { (name: String) -> String? in
      symbols.hasIcons && symbols.symbol(named: name) == nil
        ? "There is no symbol of this name; a crossed box is drawn." : nil
    }
    let folder = Self.currentFolder
    let isColored = TerminalColor.isEnabled(environment, descriptor: STDOUT_FILENO)
    var scanned: [FileReport] = []
    var printed: Result<Void, any Error> = .success(())
    let check = SourceCheck(
      sources.files, compiler: compiler, nearest: NearestName.meant,
      missingSymbol: missingSymbol
    ) { reports in
      // The compiler may take minutes.
      guard !json else { return }
      scanned = reports
      let names = CheckText(reports, relativeTo: folder, isColored: isColored).names
      if !names.isEmpty { printed = Result { try StandardStreams.print(names) } }
    }
    try printed.get()
    Self.printCompilerErrors(of: check, by: compiler)
    if json {
      try StandardStreams.print(try CheckDocument(check.reports, relativeTo: folder).json)
    } else {
      let report = CheckText(
        check.reports, relativeTo: folder, isColored: isColored, printed: scanned,
        outputErrors: check.outputErrors, hasOneSummary: sources.isFolder)
      try StandardStreams.print(report.text)
    }
    Self.noteResources(of: sources)
    try Self.throwExitCode(of: check)
  }

  @MainActor private func readSources() throws -> CheckSources {
    let sources: CheckSources
    do throws(SourceSet.Unreadable) {
      sources = try CheckSources(files)
    } catch {
      throw ProgramError.cannotRead(path: error.path, code: error.code)
    }
    guard !sources.files.isEmpty else { throw ProgramError.noSwiftFiles(paths: files) }
    return sources
  }

  /// Prints the compiler's output, and whether it was stopped, failed or could not be run.
  @MainActor
  private static func printCompilerErrors(of check: SourceCheck, by compiler: CheckCompiler?) {
    StandardStreams.relay(check.output)
    for timeout in Set(check.reports.compactMap(\.timeout)) {
      StandardStreams.printError(.compilerStopped(timeout))
    }
    for failure in Set(check.reports.compactMap(\.failure)) {
      StandardStreams.printError(.compilerFailed(failure))
    }
    if let compiler, check.reports.contains(where: { $0.compilation == .none }) {
      StandardStreams.note(
        "the compiler cannot be run with files in \(compiler.folder); the files were only scanned")
    }
  }

  /// Prints the problems of storyboards, data models and string catalogs.
  @MainActor private static func noteResources(of sources: CheckSources) {
    let problems =
      InterfaceCheck.problems(in: sources.folders)
      + DataModelCheck.problems(of: sources.resources, sources.files)
    for problem in problems { StandardStreams.note(problem) }
    StringCatalogs.check(sources.folders) { StandardStreams.note($0.message) }
  }

  /// Throws the exit code if a name is missing, or a file cannot be compiled.
  @MainActor private static func throwExitCode(of check: SourceCheck) throws {
    if check.reports.contains(where: {
      $0.isMissingNames || [.refused, .timedOut].contains($0.compilation)
    }) {
      throw ExitCode(65)
    }
    if let failure = check.reports.lazy.compactMap(\.failure).first {
      throw ExitCode(ProgramError.compilerFailed(failure).exitCode)
    }
  }

  /// The current folder with symbolic links resolved, as in the paths of the reports; empty if it was removed.
  private nonisolated static var currentFolder: String {
    guard let path = realpath(".", nil) else { return "" }
    defer { free(path) }
    return SystemString.string(cString: path)
  }

  /// Returns nil without a Swift compiler, and prints a note.
  @MainActor private func compiler(
    _ environment: [String: String], _ limits: CompileLimits, _ platform: SourcePlatform
  ) throws(ProgramError) -> CheckCompiler? {
    do throws(ProgramError) {
      return try PreviewTools.checkCompiler(
        environment, limits: limits, platform: platform, sandbox: try sandbox.open(environment))
    } catch {
      guard case .toolchainUnavailable = error else { throw error }
      StandardStreams.note("\(error.message); the files were only scanned")
      return nil
    }
  }
}
