// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// The program that expands the macros of modules.
package enum MacroProgram {
  /// Its path beside the folder with the modules; in a build folder it has the package manager's name.
  package static func path(modules: String) -> String {
    let folder = SystemPath.folder(of: modules)
    let built = folder + "/SnapbackMacros-tool"
    return FileManager.default.fileExists(atPath: built) ? built : folder + "/SnapbackMacros"
  }

  /// The suffix of the compiler's argument that names the program for the macros.
  package static let module = "#SnapbackMacros"
}
