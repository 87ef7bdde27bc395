// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

extension PackageManifest {
  /// Returns whether a target that is compiled may need a package. Plugins and what tests need are left out.
  func needs(_ dependency: Dependency) -> Bool {
    let names = Set([dependency.name, dependency.alias ?? dependency.name].map { $0.lowercased() })
    let own = Set(targets.map(\.name))
    return targets.filter(\.isCompiled).flatMap(\.dependencies).contains { needed in
      needed.package.map { names.contains($0.lowercased()) } ?? !own.contains(needed.name)
    }
  }
}

extension PackageManifest {
  /// The version of the language of targets without one of their own.
  var languageVersion: String {
    swiftLanguageVersions?.max { $0.compare($1, options: .numeric) == .orderedAscending }
      ?? toolsVersion._version
  }
}

extension PackageManifest.Target {
  /// Whether it is a module for programs.
  var isCompiled: Bool { Self.compiledTypes.contains(type) }

  /// The target as a module; nil for tests, plugins, macros, binaries, and targets whose folder is
  /// missing.
  func module(in package: String, package manifest: PackageManifest) -> ProjectModule? {
    guard isCompiled, let folder = folder(in: package, manifest) else {
      return nil
    }
    var module = ProjectModule(
      name: ProjectModule.identifier(name),
      roots: sources?.map { FolderEntries.join(folder, $0) } ?? [folder])
    module.excluded = Set(exclude.map { FolderEntries.join(folder, $0) })
    if folder == package { module.excluded.insert(package + "/Package.swift") }
    module.resources = resources.map {
      ProjectModule.Resource(
        path: FolderEntries.join(folder, $0.path), keepsStructure: $0.isCopied)
    }
    module.hasOwnBundle = true
    module.dependencies = dependencies.map(\.name)
    module.packageName = ProjectModule.identifier(manifest.name)
    module.arguments = ["-D", "SWIFT_PACKAGE"]
    let swift = settings.filter { $0.tool == "swift" }
    module.arguments += swift.flatMap(\.compilerArguments)
    let version = swift.compactMap(\.languageVersion).last ?? manifest.languageVersion
    module.arguments += ProjectModule.arguments(forLanguageVersion: version)
    return module
  }

  private static let compiledTypes: Set = ["regular", "executable"]

  /// The folder of the target's sources: the only target may have all of `Sources`.
  private func folder(in package: String, _ manifest: PackageManifest) -> String? {
    let parents = ["Sources", "Source", "src", "srcs"].map { "\(package)/\($0)" }
    var candidates =
      path.map { [FolderEntries.join(package, $0)] } ?? parents.map { "\($0)/\(name)" }
    let isOnly = manifest.targets.count(where: \.isCompiled) == 1
    if path == nil, isOnly { candidates += parents }
    return candidates.first { FolderEntries.isFolder($0) }
  }
}

extension PackageManifest.Setting {
  /// The version of the language that it sets; nil for other settings.
  fileprivate var languageVersion: String? { kind["swiftLanguageMode"]?.arguments.first }

  /// The compiler's arguments for it. Settings without an effect on what compiles have none.
  fileprivate var compilerArguments: [String] {
    kind.flatMap { name, value -> [String] in
      switch name {
      case "define": value.arguments.flatMap { ["-D", $0] }
      case "enableUpcomingFeature": value.arguments.flatMap { ["-enable-upcoming-feature", $0] }
      case "enableExperimentalFeature":
        value.arguments.flatMap { ["-enable-experimental-feature", $0] }
      case "defaultIsolation":
        value.arguments.first.map { ["-default-isolation", $0] } ?? []
      default: []
      }
    }
  }
}
