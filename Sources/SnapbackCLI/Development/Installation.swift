// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import SystemStrings

/// The files with which other programs are compiled: installed with this program, or in its build folder.
nonisolated package struct Installation: Equatable, Sendable {
  /// The folder with the compiled modules.
  package let modules: String

  package init(modules: String) {
    self.modules = modules
  }

  /// The installation below a folder such as `/usr/local`.
  package init(prefix: String) {
    self.init(modules: prefix + "/lib/snapback/modules")
  }

  /// The installation of the running program; throws `modulesNotFound`.
  static func current(environment: [String: String]) throws(ProgramError) -> Installation {
    let program = ModuleFolder.program
    guard let modules = ModuleFolder.find(program: program, environment: environment) else {
      throw .modulesNotFound(program: program)
    }
    return Installation(modules: modules)
  }

  /// The folder with the libraries, `libSnapbackShared.so` and `libSnapbackStatic.a`.
  package var folder: String { SystemPath.folder(of: modules) }

  /// Returns whether there is a compiled module of this name.
  package func hasModule(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: modules + "/" + name + ".swiftmodule")
  }

  /// The toolset, which need not exist.
  package var toolset: String { folder + "/toolset.json" }

  package var sharedLibrary: String { folder + "/libSnapbackShared.so" }

  package var staticLibrary: String { folder + "/libSnapbackStatic.a" }

  /// The program that expands the modules' macros; in a build folder it has the package manager's name.
  package var macroPlugin: String {
    MacroProgram.path(modules: modules)
  }

  /// The compiler's arguments that find the modules and expand their macros. On other systems, Foundation
  /// has Combine's names, too.
  package var compilerArguments: [String] {
    ["-I", modules, "-load-plugin-executable", macroPlugin + MacroProgram.module]
      + ["-Xfrontend", "-import-module", "-Xfrontend", "Combine"]
  }
}
