// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Processes
import Sandbox
import Spelling
import SystemStrings

/// The tools that compile previews: the Swift compiler, the modules to import, and a work folder.
struct PreviewTools {
  let build: PreviewBuild
  /// The work folder.
  let folder: String
  private let toolchain: Toolchain
  private let modules: String
  private let limits: CompileLimits
  private let platform: SourcePlatform
  private let environment: [String: String]
  private let sandbox: Sandbox?

  init(
    view: String? = nil, order: PreviewSelection.Order = .previewsFirst, isOptimized: Bool = false,
    limits: CompileLimits = CompileLimits(), platform: SourcePlatform = .ios,
    environment: [String: String] = ProcessInfo.processInfo.environment, sandbox: Sandbox? = nil
  ) throws(ProgramError) {
    var (toolchain, modules, folder, safeEnvironment) = try Self.tools(environment)
    self.folder = folder
    self.toolchain = toolchain
    self.modules = modules
    self.limits = limits
    self.platform = platform
    self.sandbox = sandbox
    let environment = try Self.confine(
      &toolchain, to: sandbox, modules: modules, folder: folder, safeEnvironment)
    self.environment = environment
    build = PreviewBuild(
      toolchain: toolchain, modules: [modules], folder: folder, view: view,
      order: order, isOptimized: isOptimized, limits: limits, platform: platform,
      environment: environment)
  }

  /// Returns the calls of names that are declared neither in files of one module, nor in what they can
  /// import.
  func undeclaredNames(in files: [SourceFile]) -> [Diagnostic] {
    var identifiers = ModuleIdentifiers(
      of: toolchain, modules: [modules, PreviewBuild.outputFolder(in: folder)])
    identifiers.generated = build.generatedIdentifiers
    return UndeclaredNames(identifiers: identifiers, nearest: NearestName.meant)
      .errors(in: files)
  }

  /// Returns a compiler that only type-checks files.
  static func checkCompiler(
    _ environment: [String: String], limits: CompileLimits, platform: SourcePlatform,
    sandbox: Sandbox? = nil
  ) throws(ProgramError) -> CheckCompiler {
    var (toolchain, modules, folder, safeEnvironment) = try tools(environment)
    let environment = try confine(
      &toolchain, to: sandbox, modules: modules, folder: folder, safeEnvironment)
    return CheckCompiler(
      toolchain: toolchain, modules: [modules], folder: folder, environment: environment,
      limits: limits, platform: platform)
  }

  /// Makes the compiler run in a sandbox, if there is one, where it can change only the folder for its output and
  /// caches that are used in sandboxes only. Returns its environment.
  private static func confine(
    _ toolchain: inout Toolchain, to sandbox: Sandbox?, modules: String, folder: String,
    _ environment: [String: String]
  ) throws(ProgramError) -> [String: String] {
    guard let sandbox else { return environment }
    let caches = try SandboxFolders.caches(for: folder)
    let output = PreviewBuild.outputFolder(in: folder)
    try SandboxFolders.make(output)
    toolchain.launcher = sandbox.launcher(
      SandboxPolicy(
        readable: [toolchain.root, modules, MacroProgram.path(modules: modules), folder],
        writable: [output, caches],
        temporary: try SandboxFolders.temporary(in: folder)))
    return sandbox.environment(cache: caches)
  }

  /// Finds the compiler and the modules, and creates the work folder. Returns also the compiler's environment.
  private static func tools(
    _ environment: [String: String]
  ) throws(ProgramError) -> (Toolchain, modules: String, folder: String, [String: String]) {
    ProcessCleanup.start()
    // The Swift Package Manager starts manifests, which are programs, in groups of their own.
    ProcessCleanup.adoptOrphans()
    // The compiler does not start in a folder that was removed, and leaves files on a full disk.
    guard let current = getcwd(nil, 0) else { throw .noCurrentFolder }
    free(current)
    guard Toolchain.isInstalled(environment) else { throw .toolchainUnavailable(.noCompiler) }
    let (folder, safeEnvironment) = try makeFolder(environment)
    let toolchain: Toolchain
    do throws(ToolchainError) {
      toolchain = try Toolchain(environment: safeEnvironment)
    } catch {
      throw .toolchainUnavailable(error)
    }
    let modules = ModuleFolder.find(program: ModuleFolder.program, environment: environment)
    guard let modules else { throw .modulesNotFound(program: ModuleFolder.program) }
    return (toolchain, modules, folder, safeEnvironment)
  }

  /// Returns the source files at the paths. A single folder is read as a project.
  ///
  /// - Parameter showsExample: Whether the example of a package without an app is read.
  func sources(
    _ paths: [String], target: String?, showsExample: Bool = true
  ) throws(ProgramError) -> PreviewSources {
    let sources = try projectSources(paths, target: target, showsExample: showsExample)
    if sandbox != nil, let path = sources.pathOutside {
      throw .project(.outsideOfSandbox(path: path))
    }
    return sources
  }

  private func projectSources(
    _ paths: [String], target: String?, showsExample: Bool
  ) throws(ProgramError) -> PreviewSources {
    let sources = try Self.sources(paths, followsLinks: sandbox == nil)
    guard paths.count == 1, let folder = sources.folder else {
      if let target { throw .targetOfFiles(target) }
      return sources
    }
    let packages = try packageReader(of: folder)
    do throws(ProjectError) {
      let project = try Project(
        folder: folder, target: target, showsExample: showsExample,
        packages: packages)
      if !project.missingPackages.isEmpty {
        StandardStreams.note(
          "missing packages: \(project.missingPackages.joined(separator: ", ")); put them beside the folder, or run "
            + "\"swift package resolve\" in it")
      }
      if !project.missingFiles.isEmpty {
        let names = project.missingFiles.prefix(20).map {
          PrintableText.shortened(SystemPath.relative($0, to: folder) ?? $0, to: 200)
        }
        StandardStreams.note(
          "the Xcode project lists files that do not exist: \(names.joined(separator: ", "))")
      }
      return PreviewSources(project, in: folder)
    } catch {
      throw .project(error)
    }
  }

  /// Returns the source files at the paths; throws `cannotRead`.
  static func sources(
    _ paths: [String], followsLinks: Bool = true
  ) throws(ProgramError) -> PreviewSources {
    do throws(SourceSet.Unreadable) {
      return try PreviewSources(paths, followsLinks: followsLinks)
    } catch {
      throw .cannotRead(path: error.path, code: error.code)
    }
  }

  private func packageReader(of project: String) throws(ProgramError) -> PackageReader {
    // Manifests are programs that can write to it.
    let folder = folder + "/package"
    try SandboxFolders.make(folder)
    var launcher: [String] = []
    if let sandbox {
      launcher = sandbox.launcher(
        SandboxPolicy(readable: [toolchain.root, project], writable: [folder], temporary: folder))
    }
    return PackageReader(
      toolchain: toolchain, folder: folder, launcher: launcher,
      isRunnable: sandbox?.runsPackageManager ?? true, bounds: sandbox == nil ? nil : project,
      environment: environment)
  }

  /// Returns what compiles sources to a program.
  func programBuild(staticLibrary: String) -> ProgramBuild {
    ProgramBuild(
      toolchain: toolchain, modules: [modules], staticLibrary: staticLibrary, folder: folder,
      limits: limits, platform: platform, environment: environment)
  }

  /// Compiles the files' current contents; compiler output goes to standard error.
  func generation(of sources: PreviewSources) throws(ProgramError) -> Generation {
    let outcome = build.start(sources.readModules(), saved: MonotonicClock.now) ?? build.finish()
    if !build.output.isEmpty { StandardStreams.relay(build.output) }
    switch outcome {
    case .built(let generation): return generation
    case .compileErrors: throw .doesNotCompile(paths: sources.paths)
    case let outcome?: throw Self.error(outcome)
    case nil: throw .cannotPreview("nothing was compiled")
    }
  }

  /// Starts the process that finds literals; nil if that is not possible.
  func literalFinder() -> LiteralFinder? {
    LiteralFinder(
      program: ModuleFolder.program, arguments: ["find-literals", toolchain.parser],
      environment: environment)
  }

  /// The message about a compilation that has nothing to show.
  static func message(_ outcome: PreviewBuild.Outcome) -> String { error(outcome).message }

  private static func error(_ outcome: PreviewBuild.Outcome) -> ProgramError {
    switch outcome {
    case .nothingToShow(let error): .nothingToShow(error)
    case .timedOut(let timeout): .compilerStopped(timeout)
    case .compilerFailed(let failure): .compilerFailed(failure)
    case .failed(let reason): .cannotPreview(reason)
    case .built, .compileErrors: .cannotPreview("nothing was compiled")
    }
  }

  /// Creates the work folder, which is removed when this process ends. Returns its path, and the environment for
  /// compilers, which keep their caches in a folder that no other user can change, and their temporary files in the
  /// work folder: `swiftc` leaves a folder behind each time.
  private static func makeFolder(
    _ environment: [String: String]
  ) throws(ProgramError) -> (path: String, environment: [String: String]) {
    do throws(WorkFolder.Unavailable) {
      let folder = try WorkFolder(environment: environment)
      ProcessCleanup.remove(folderAtEnd: folder.path)
      let variables = ["XDG_CACHE_HOME": folder.caches, "TMPDIR": folder.path]
      return (folder.path, environment.merging(variables) { $1 })
    } catch {
      throw .noWorkFolder(path: error.path, code: error.code)
    }
  }
}
