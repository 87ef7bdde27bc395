// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Sandbox

/// A compiled Swift file or folder, and how its code is run.
struct GuardedFile {
  /// The path as it was given.
  let path: String
  let generation: Generation
  /// Additional folders of images and colors.
  let assets: [String]
  let sandbox: Sandbox?
  /// The folders that have been named, to which links to resources lead.
  private let named: [String]
  /// The work folder, with the compiled library and links to resources.
  private let folder: String
  /// The seconds that a frame may take; nil for no limit.
  let timeLimit: Double?
  private let build: PreviewBuild

  /// Compiles a file or folder.
  init(_ path: String, _ options: FileOptions, _ guarding: GuardOptions) throws(ProgramError) {
    let environment = ProcessInfo.processInfo.environment
    self.path = path
    timeLimit = try guarding.timeLimit()
    sandbox = try guarding.sandbox.open(environment)
    let tools = try PreviewTools(
      view: options.view, order: .macrosFirst, limits: try options.compiling.limits(),
      platform: try options.compiling.sourcePlatform(), environment: environment,
      sandbox: sandbox)
    folder = tools.folder
    build = tools.build
    let sources = try tools.sources([path], target: options.target)
    named = sources.namedFolders.map(SandboxFolders.absolute)
    generation = try tools.generation(of: sources)
    let folders = (options.assets.map { [$0] } ?? []) + sources.assets
    // A sandbox has another current folder.
    assets = sandbox == nil ? folders : folders.map(SandboxFolders.absolute)
  }

  /// The command line that runs this program with the hidden command `draw-file`, in the sandbox if there is one.
  func command() throws(ProgramError) -> [String] {
    let own = [ModuleFolder.program, "draw-file"]
    guard let sandbox else { return own }
    let policy = SandboxPolicy(
      readable: [folder] + named + assets + SandboxFolders.program,
      temporary: try SandboxFolders.temporary(in: folder))
    return sandbox.launcher(policy) + own + ["--sandbox"]
  }

  /// The source line in the file that called what has failed; nil if it is not known.
  func place(ofCrashIn errorOutput: [UInt8]) -> String? {
    build.place(ofCrashIn: errorOutput, library: generation.library)
  }

  var environment: [String: String] {
    let own = ProcessInfo.processInfo.environment
    var result = sandbox?.environment() ?? own
    // The message about a crash has the cause; a backtrace takes seconds.
    result["SWIFT_BACKTRACE"] = own["SWIFT_BACKTRACE"] ?? "enable=no"
    // The same input gives the same pixels, whatever previews have stored.
    return DataFolder.environment(result, for: nil)
  }
}
