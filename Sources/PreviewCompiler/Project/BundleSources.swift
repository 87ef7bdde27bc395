// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Generated files that make `Bundle.main` and `Bundle.module` refer to a project's resources.
struct BundleSources {
  /// For each module the path of its generated file; empty if it does not use bundles.
  private(set) var paths: [[String]] = []

  /// The identifiers of which sources that use bundles have one: `.module` may be without a type.
  private static let identifiers: Set = ["Bundle", "module"]

  /// Creates the bundles and the files.
  init(
    _ modules: [ModuleSources], folder: String, interface: InterfaceSummary
  ) throws(CompiledSources.Unwritable) {
    let uses = modules.enumerated().map { index, sources in
      let needsBundle = index == modules.count - 1 && interface.hasFiles
      return !sources.module.roots.isEmpty
        && (needsBundle
          || sources.files.contains { !$0.scan.identifiers.isDisjoint(with: Self.identifiers) })
    }
    guard uses.contains(true) else {
      paths = modules.map { _ in [] }
      return
    }
    let main = ResourceBundle(folder + "/Main.bundle", of: modules.reversed().map(\.module))
    for (sources, usesBundles) in zip(modules, uses) {
      guard usesBundles else {
        paths.append([])
        continue
      }
      let module = sources.module
      let own =
        module.hasOwnBundle
        ? ResourceBundle("\(folder)/\(module.name).bundle", of: [module]).path : nil
      let name = module.name + "-Bundle.swift"
      try GeneratedFile.write(
        ResourceBundle.source(main: main.path, module: own), to: name, in: folder)
      paths.append([folder + "/" + name])
    }
  }
}
