// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// A module of a project: its sources and resources, and how it is compiled.
package struct ProjectModule: Equatable, Sendable {
  /// A file or folder that the module's code reads at run time.
  package struct Resource: Equatable, Sendable {
    package var path: String
    /// Whether a folder keeps its structure. If not, its files are at the top level of the bundle.
    package var keepsStructure: Bool
  }

  /// The name by which other modules import it.
  package var name: String
  /// The paths of its Swift files, and of folders with Swift files.
  package var roots: [String]
  /// Whether it consists of single files, without the folders and resources of a project.
  var isLoose: Bool { roots.isEmpty && resources.isEmpty }
  /// The paths of files and folders below `roots` that do not belong to it.
  package var excluded: Set<String> = []
  package var resources: [Resource] = []
  /// Whether its resources are in a bundle of their own, `Bundle.module`, in addition to
  /// `Bundle.main`.
  package var hasOwnBundle = false
  /// The path of its `Info.plist`; nil for none.
  package var infoFile: String?
  /// The name of the storyboard with the first controller, if the build settings name it; nil otherwise.
  package var mainStoryboard: String?
  /// The names of the modules of the project that it imports.
  package var dependencies: [String] = []
  /// Further arguments for the compiler, such as conditions.
  package var arguments: [String] = []
  /// The package within which `package` declarations are visible; nil for none.
  package var packageName: String?

  package init(
    name: String, roots: [String], resources: [Resource] = [], hasOwnBundle: Bool = false,
    dependencies: [String] = []
  ) {
    (self.name, self.roots, self.resources) = (name, roots, resources)
    (self.hasOwnBundle, self.dependencies) = (hasOwnBundle, dependencies)
  }

  /// Returns whether a file belongs to it if it is below one of the roots.
  func includes(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return true }
    return !excluded.contains { SystemPath.isInside(path, $0) }
  }

  /// The files and folders with resources that are processed, such as asset catalogs and data models. Resources that
  /// are copied as they are have none, and may be very large.
  var processedPlaces: [String] {
    (resources.filter { !$0.keepsStructure }.map(\.path) + roots).filter(includes)
  }

  /// The compiler's arguments for a version of the language, such as `6.0.0`. All modules are compiled as Swift 5, which
  /// accepts more; but only Swift 6 infers that protocols are isolated as those that they inherit from, and accepts
  /// default values on the main actor.
  static func arguments(forLanguageVersion version: String) -> [String] {
    let major = version.prefix { $0.isNumber }
    guard (Int(major) ?? 0) >= 6 else { return [] }
    return [
      "GlobalActorIsolatedTypesUsability", "IsolatedDefaultValues", "InferSendableFromCaptures",
      "BareSlashRegexLiterals", "ImplicitOpenExistentials",
    ].flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// A name as the compiler accepts it for a module: other characters than letters, digits and `_`
  /// become `_`.
  static func identifier(_ name: String) -> String {
    let text = name.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
        ? String(scalar) : "_"
    }.joined()
    return text.first?.isNumber == true ? "_" + text : text
  }
}
