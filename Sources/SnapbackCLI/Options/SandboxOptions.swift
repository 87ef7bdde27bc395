// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Sandbox

/// The option of all commands that compile or run Swift files.
struct SandboxOptions: ParsableArguments, Sendable {
  @Flag(
    help: """
      Compile and run the files in a sandbox (bubblewrap, or Landlock and seccomp), without access to your files, \
      the network and other processes. Without it, their code runs with your rights.
      """)
  var sandbox = false

  /// Returns the sandbox; nil if none is requested. Throws `sandbox` if there is none on this machine.
  @MainActor func open(_ environment: [String: String]) throws(ProgramError) -> Sandbox? {
    guard sandbox else { return nil }
    do throws(SandboxError) {
      return try Sandbox(program: ModuleFolder.program, environment: environment)
    } catch {
      throw .sandbox(error)
    }
  }
}
