// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

extension PackageManifest.Target {
  /// The target as a module; nil for tests, plugins, macros, binaries, and targets whose folder is
  /// missing.
  func module(in package: String, package manifest: PackageManifest) -> ProjectModule? {
    guard ["regular", "executable"].contains(type), let folder = folder(in: package) else {
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
    module.arguments = settings.filter { $0.tool == "swift" }.flatMap(\.compilerArguments)
    return module
  }

  /// The folder of the target's sources.
  private func folder(in package: String) -> String? {
    let candidates =
      path.map { [FolderEntries.join(package, $0)] }
      ?? ["Sources", "Source", "src", "srcs"].map { "\(package)/\($0)/\(name)" }
    return candidates.first { FolderEntries.isFolder($0) }
  }
}

extension PackageManifest.Setting {
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
