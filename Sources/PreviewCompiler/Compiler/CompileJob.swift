// Part of Snapback, under the MIT licence; see LICENSE.

/// The command lines that compile sources into a shared library.
struct CompileJob: Equatable, Sendable {
  /// A command: a program and its arguments.
  struct Step: Equatable, Sendable {
    var program: String
    var arguments: [String]
    /// Whether it runs in a sandbox.
    var isSandboxed = false
  }

  var toolchain: Toolchain
  /// The folders with the modules that the sources import.
  var modules: [String]
  /// The name of the module. It must differ from that of every module loaded before.
  var module: String
  var sources: [String]
  /// The folder for all output files.
  var folder: String
  var isOptimized = false
  /// Whether the code becomes part of a program that has the standard library in it.
  var isStatic = false
  /// Whether a source has statements that run, as a playground has: those of `main.swift`.
  var isScript = false
  /// The symbol of the function with these statements.
  static let scriptSymbol = "snapback_playground"
  /// Another name of that symbol, by which the source can declare the function with a type of its own.
  static let scriptAlias = scriptSymbol + "_statements"
  /// Further arguments of the compiler.
  var arguments: [String] = []
  /// The object files of the modules that are linked into the library.
  var linkedObjects: [String] = []
  /// The processor time in seconds after which the compiler gives up on one expression.
  var expressionTime = CompileLimits.expressionTime

  var library: String { "\(folder)/\(module).so" }
  var object: String { "\(folder)/\(module).o" }

  /// The commands that build the library, in order.
  var steps: [Step] { [compile, link] }

  /// The command that only reports errors.
  var typecheck: Step {
    step(toolchain.frontend, ["-frontend", "-typecheck"] + frontendArguments)
  }

  private var compile: Step {
    step(
      toolchain.frontend,
      ["-frontend", "-c"] + frontendArguments + [
        "-empty-abi-descriptor", "-gline-tables-only", "-o", object,
      ])
  }

  /// The command that compiles the sources into an object file, and a module that others can import
  /// from `folder`.
  var compileModule: Step {
    step(
      toolchain.frontend,
      ["-frontend", "-c"] + frontendArguments + [
        "-emit-module-path", "\(folder)/\(module).swiftmodule", "-gline-tables-only", "-o", object,
      ])
  }

  /// The command that writes the arguments for the libraries that a static library needs to a file.
  func listLibraries(of library: String, to list: String) -> Step {
    step(toolchain.root + "/bin/swift-autolink-extract", [library, "-o", list])
  }

  /// The command that links the object file of the sources to a program.
  func linkProgram(_ program: String, arguments: [String]) -> Step {
    step(
      toolchain.root + "/bin/swiftc",
      ["-static-stdlib", object] + linkedObjects + arguments
        + ["-o", program, "-Xlinker", "--gc-sections", "-Xlinker", "-s"])
  }

  private func step(_ program: String, _ arguments: [String]) -> Step {
    let command = toolchain.launcher + [program] + arguments
    return Step(
      program: command[0], arguments: Array(command.dropFirst()),
      isSandboxed: !toolchain.launcher.isEmpty)
  }

  private var frontendArguments: [String] {
    let resources = toolchain.resources
    var arguments = sources
    arguments += ["-target", toolchain.target, "-disable-objc-interop"]
    arguments += modules.flatMap { ["-I", $0] }
    arguments += [
      "-swift-version", "5", isOptimized ? "-O" : "-Onone",
      "-solver-expression-time-threshold=\(expressionTime)",
      "-module-name", module, "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-in-process-plugin-server-path", resources + "/host/libSwiftInProcPluginServer.so",
      "-plugin-path", resources + "/host/plugins",
    ]
    arguments += modules.prefix(1).flatMap {
      ["-load-plugin-executable", MacroProgram.path(modules: $0) + MacroProgram.module]
    }
    arguments +=
      isScript ? ["-entry-point-function-name", Self.scriptSymbol] : ["-parse-as-library"]
    arguments += isStatic ? ["-use-static-resource-dir"] : ["-D", "DEBUG"]
    return arguments + self.arguments
  }

  /// The libraries that sources can use without naming them. With `--as-needed` only those in use
  /// are linked.
  private static let libraries = [
    "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing",
    "swiftRegexBuilder", "swiftObservation", "swiftSynchronization", "swiftDispatch", "dispatch",
    "swiftGlibc", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking",
  ]

  /// Undefined symbols are allowed: they are resolved by the program that loads the library.
  private var link: Step {
    let runtime = toolchain.resources + "/linux"
    return step(
      toolchain.linker,
      [
        "-shared", "-o", library, "\(runtime)/\(toolchain.architecture)/swiftrt.o", object,
      ] + linkedObjects + [
        "--as-needed", "-L", runtime, "-rpath", runtime,
      ] + (isScript ? ["--defsym=\(Self.scriptAlias)=\(Self.scriptSymbol)"] : [])
        + Self.libraries.map { "-l" + $0 })
  }
}
