// Part of Snapback, under the MIT licence; see LICENSE.

/// One compilation: sources that were written into a folder become a library that can be loaded.
struct CompileJob: Equatable, Sendable {
  /// A program and what it is told.
  struct Step: Equatable, Sendable {
    var program: String
    var arguments: [String]
  }

  var toolchain: Toolchain
  /// The folders with the modules that the sources import.
  var modules: [String]
  /// The module's name, other than that of anything loaded before.
  var module: String
  var sources: [String]
  /// Where everything is written.
  var folder: String
  var isOptimized = false

  var library: String { "\(folder)/\(module).so" }
  private var object: String { "\(folder)/\(module).o" }

  /// What is to be run, one after the other.
  var steps: [Step] { [compile, link] }

  /// What only says what is wrong.
  var check: Step {
    Step(program: toolchain.frontend, arguments: ["-frontend", "-typecheck"] + frontendArguments)
  }

  private var compile: Step {
    Step(
      program: toolchain.frontend,
      arguments: ["-frontend", "-c"] + frontendArguments + ["-empty-abi-descriptor", "-o", object])
  }

  private var frontendArguments: [String] {
    let resources = toolchain.resources
    var arguments = sources
    arguments += ["-target", toolchain.target, "-disable-objc-interop"]
    arguments += modules.flatMap { ["-I", $0] }
    arguments += [
      "-swift-version", "5", isOptimized ? "-O" : "-Onone", "-D", "DEBUG", "-parse-as-library",
      "-module-name", module, "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-in-process-plugin-server-path", resources + "/host/libSwiftInProcPluginServer.so",
      "-plugin-path", resources + "/host/plugins",
    ]
    return arguments
  }

  /// What files may need of the system without naming it; only what is used is taken.
  private static let libraries = [
    "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing",
    "swiftRegexBuilder", "swiftObservation", "swiftSynchronization", "swiftDispatch", "dispatch",
    "swiftGlibc", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking",
  ]

  /// What the library lacks it finds in the program that loads it.
  private var link: Step {
    let runtime = toolchain.resources + "/linux"
    return Step(
      program: toolchain.linker,
      arguments: [
        "-shared", "-o", library, "\(runtime)/\(toolchain.architecture)/swiftrt.o", object,
        "--as-needed", "-L", runtime, "-rpath", runtime,
      ] + Self.libraries.map { "-l" + $0 })
  }
}
