// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Preview

/// Everything that turns files into what can be shown: the compiler, our modules, a folder to write into.
struct PreviewWorkshop {
  let build: PreviewBuild

  init(
    view: String? = nil, isOptimized: Bool = false,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProgramError) {
    let (toolchain, modules) = try Self.tools(environment)
    build = PreviewBuild(
      toolchain: toolchain, modules: [modules], folder: try Self.makeFolder(environment),
      view: view, isOptimized: isOptimized, environment: environment)
  }

  /// What says what is wrong with files and makes nothing of them.
  static func checkCompiler(
    _ environment: [String: String]
  ) throws(ProgramError) -> CheckCompiler {
    let (toolchain, modules) = try tools(environment)
    return CheckCompiler(
      toolchain: toolchain, modules: [modules], folder: try makeFolder(environment),
      environment: environment)
  }

  private static func tools(
    _ environment: [String: String]
  ) throws(ProgramError) -> (Toolchain, modules: String) {
    let toolchain: Toolchain
    do throws(Toolchain.Absence) {
      toolchain = try Toolchain(environment: environment)
    } catch {
      throw .noToolchain(error)
    }
    let modules = ModuleFolder.find(program: ModuleFolder.program, environment: environment)
    guard let modules else { throw .noModules(program: ModuleFolder.program) }
    return (toolchain, modules)
  }

  /// The files behind the paths that were given.
  static func sources(_ paths: [String]) throws(ProgramError) -> SourceSet {
    do throws(SourceSet.Unreadable) {
      return try SourceSet(paths)
    } catch {
      throw .cannotRead(path: error.path, code: error.code)
    }
  }

  /// Compiles what there is now; what the compiler says goes to the standard error.
  func generation(of sources: SourceSet) throws(ProgramError) -> Generation {
    let result = build.start(sources.read(), saved: MonotonicClock.now) ?? build.finish()
    if !build.output.isEmpty { PreviewWords.say(.compiler(build.output)) }
    switch result {
    case .built(let generation): return generation
    case .refused: throw .doesNotCompile(paths: sources.paths)
    case .absent(let absence): throw .nothingToShow(absence)
    case .impossible(let what): throw .cannotPreview(what)
    case nil: throw .cannotPreview("nothing was compiled")
    }
  }

  /// A folder of this process in the user's cache; those of processes that are gone are removed.
  private static func makeFolder(_ environment: [String: String]) throws(ProgramError) -> String {
    let home = environment["HOME"] ?? "/tmp"
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base = (cache ?? home + "/.cache") + "/snapback/preview"
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: base)) ?? [] {
      guard let process = Int32(name), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? files.removeItem(atPath: base + "/" + name)
    }
    let folder = "\(base)/\(getpid())"
    do {
      try files.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotWrite(path: folder, code: errno)
    }
    return folder
  }
}
