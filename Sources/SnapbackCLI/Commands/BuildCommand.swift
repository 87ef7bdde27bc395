// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import PreviewCompiler
import SystemStrings

/// `snapback build`: compiles a project to a program.
struct BuildCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Compile a project's app to a program.",
    discussion: """
      The program starts on machines without Swift and without snapback: it contains the standard library. It needs \
      SDL, Pango, and the libraries for PNG, WebP and JPEG images, which desktops have. The project's resources \
      are copied to the folder PROGRAM.resources beside it; keep them together.

      The sources are compiled as by snapback run: for a phone, unless --platform linux is given, with \
      optimization and without DEBUG.
      """)

  @Argument(help: "The folder of a package or an Xcode project, or a Swift file.")
  var path = "."

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The program to write; default: the target's name.", valueName: "program"))
  var output: String?

  @Option(help: ArgumentHelp("The target with the app.", valueName: "name"))
  var target: String?

  @Flag(help: "Replace an existing file or resource folder that snapback has not written.")
  var force = false

  @OptionGroup var compiling: CompileOptions

  func perform() throws {
    let environment = ProcessInfo.processInfo.environment
    let installation = try Installation.current(environment: environment)
    guard FileManager.default.fileExists(atPath: installation.staticLibrary) else {
      throw ProgramError.libraryNotFound(path: installation.staticLibrary)
    }
    let tools = try PreviewTools(
      limits: try compiling.limits(), platform: try compiling.sourcePlatform(),
      environment: environment)
    let sources = try tools.sources([path], target: target)
    let modules = sources.readModules()
    let files = ProgramFiles(program: output ?? Self.name(of: path, modules))
    try files.check(isForced: force)
    var build = tools.programBuild(staticLibrary: installation.staticLibrary)
    let result = Result { () throws(ProgramBuild.Failure) in try build.run(modules) }
    StandardStreams.relay(build.output)
    switch result {
    case .success: break
    case .failure(.compileErrors): throw ProgramError.doesNotCompile(paths: [path])
    case .failure(.noApp): throw ProgramError.noApp(path: path)
    case .failure(.timedOut(let timeout)): throw ProgramError.compilerStopped(timeout)
    case .failure(.compilerFailed(let failure)): throw ProgramError.compilerFailed(failure)
    case .failure(.cannotWrite(let path, let code)):
      throw ProgramError.cannotWrite(path: path, code: code)
    case .failure(.failed(let reason)): throw ProgramError.cannotLink(reason: reason)
    }
    try files.write(build)
    try StandardStreams.print("wrote " + PrintableText.escaped(files.program))
    if build.hasResources {
      try StandardStreams.print("wrote " + PrintableText.escaped(files.resources))
    }
  }

  /// The name of the target, or of the file without its extension.
  private static func name(of path: String, _ modules: [ModuleSources]) -> String {
    let isFile = FileExtension.of(path) == "swift"
    let name = isFile ? String(SystemPath.name(of: path).dropLast(6)) : modules.last?.module.name
    return name ?? "program"
  }
}
