// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The modules of a folder with a package, an Xcode project, or only sources.
package struct Project: Equatable, Sendable {
  /// The modules that the shown one imports, each after those that it imports itself.
  package var dependencies: [ProjectModule] = []
  /// The module whose previews or app are shown.
  package var main: ProjectModule
  /// The packages that it needs and that are not on this machine.
  package var missingPackages: [String] = []

  /// Reads a folder: its `Package.swift`, otherwise its Xcode project, otherwise all sources in it
  /// that are not tests.
  ///
  /// - Parameters:
  ///   - folder: An absolute path without symbolic links.
  ///   - target: The name of the target to show; nil selects one with an app, otherwise one with
  ///     previews, otherwise the last.
  ///   - packages: Reads manifests.
  package init(
    folder: String, target: String? = nil, packages: PackageReader
  ) throws(ProjectError) {
    var graph = ModuleGraph()
    if FolderEntries.isFile(folder + "/Package.swift") {
      try graph.addPackage(at: folder, reader: packages)
    } else if let file = Self.xcodeProject(in: folder) {
      try XcodeProject(file).addTargets(to: &graph, packages: packages)
    } else {
      let module = ProjectModule(
        name: ProjectModule.identifier(SystemPath.name(of: folder)), roots: [folder],
        excluded: Self.tests(below: folder),
        resources: [ProjectModule.Resource(path: folder, keepsStructure: false)])
      graph.add(module, isShowable: true)
    }
    main = try graph.selectMain(named: target, in: folder)
    dependencies = graph.dependencies(of: main)
    missingPackages = graph.missingPackages
  }

  /// The paths of all folders and files of its modules.
  package var roots: [String] { dependencies.flatMap(\.roots) + main.roots }

  /// Whether a folder is more than a folder of sources.
  package static func isProject(_ folder: String) -> Bool {
    FolderEntries.isFile(folder + "/Package.swift") || xcodeProject(in: folder) != nil
  }

  /// The project file of the Xcode project in a folder, the first in alphabetical order; nil if there
  /// is none.
  private static func xcodeProject(in folder: String) -> String? {
    FolderEntries(folder).names.lazy.filter { $0.hasSuffix(".xcodeproj") }
      .map { "\(folder)/\($0)/project.pbxproj" }.first(where: FolderEntries.isFile)
  }

  /// The folders of tests, packages' build products and dependencies below a folder.
  private static func tests(below folder: String) -> Set<String> {
    Set(
      SourceFolder(folder).folders.dropFirst().filter { path in
        let name = SystemPath.name(of: path)
        return name.hasSuffix("Tests") || ["Pods", "Carthage", "DerivedData"].contains(name)
      })
  }
}
