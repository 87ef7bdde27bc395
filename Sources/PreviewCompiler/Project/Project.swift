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
  /// The sources that its Xcode project lists for the shown module and that do not exist.
  package var missingFiles: [String] = []

  /// Reads a folder: its `Package.swift`, otherwise its Xcode project, otherwise all sources in it
  /// that are not tests. With a package that has neither an app nor previews, the Xcode project of an
  /// example up to two levels below is read; with one that has previews only, if the example has an app.
  ///
  /// - Parameters:
  ///   - folder: An absolute path without symbolic links.
  ///   - target: The name of the target to show; nil selects one with an app, otherwise one with
  ///     previews, otherwise the last.
  ///   - showsExample: Whether the example of a package without an app is read.
  ///   - packages: Reads manifests.
  package init(
    folder: String, target: String? = nil, showsExample: Bool = true, packages: PackageReader
  ) throws(ProjectError) {
    var graph = ModuleGraph()
    let folder = try Self.projectFolder(in: folder)
    if Self.isPackage(folder) { try graph.addPackage(at: folder, reader: packages) }
    try Self.checkFolders(of: graph.modules)
    if graph.modules.isEmpty, let file = Self.xcodeProject(in: folder) {
      try XcodeProject(file).addTargets(to: &graph, packages: packages)
    } else if showsExample, target == nil, !graph.modules.isEmpty, !graph.hasApp(),
      let file = Self.example(in: folder)
    {
      try Self.addExample(file, to: &graph, packages: packages)
    }
    if graph.modules.isEmpty {
      graph.add(Self.sources(in: folder), isShowable: true)
      if FolderEntries.isFile(folder + "/Package.swift") {
        // An app of Swift Playgrounds may be the example of the package around it.
        Self.addPackages(around: folder, to: &graph, packages: packages)
      }
    }
    for module in PodModules.all(for: folder) { graph.add(module, isShowable: false) }
    try Self.checkFolders(of: graph.modules)
    main = try graph.selectMain(named: target, in: folder)
    dependencies = graph.dependencies(of: main)
    missingPackages = graph.missingPackages
    missingFiles = graph.missingFiles[main.name] ?? []
  }

  /// Adds the packages around an app of Swift Playgrounds whose manifests name a module that it imports. Damaged
  /// ones are left out: the user has not named them.
  private static func addPackages(
    around folder: String, to graph: inout ModuleGraph, packages: PackageReader
  ) {
    let imports = graph.imports()
    for package in XcodeProject.ancestors(of: folder) where isPackage(package) {
      guard let manifest = SourceFile(reading: package + "/Package.swift") else { continue }
      let text = String(decoding: manifest.bytes, as: UTF8.self)
      let names = text.split(separator: "\"").map { ProjectModule.identifier(String($0)) }
      guard !imports.isDisjoint(with: names) else { continue }
      var whole = graph
      do throws(ProjectError) {
        try whole.addPackage(at: package, reader: packages, isRoot: false)
      } catch { continue }
      graph = whole
    }
  }

  /// Adds the targets of a package's example, unless it cannot be read or needs packages that are not on this machine,
  /// and the package itself has previews.
  private static func addExample(
    _ file: String, to graph: inout ModuleGraph, packages: PackageReader
  ) throws(ProjectError) {
    var whole = graph
    do throws(ProjectError) {
      try XcodeProject(file).addTargets(to: &whole, packages: packages)
    } catch {
      if graph.hasPreviews() { return }
      throw error
    }
    let lacksPackages = whole.missingPackages.count > graph.missingPackages.count
    if graph.hasPreviews(), lacksPackages || !whole.hasApp() { return }
    graph = whole
  }

  /// Throws if modules have folders that are too large to be searched: a manifest may name any.
  private static func checkFolders(of modules: [ProjectModule]) throws(ProjectError) {
    for module in modules {
      if let folder = SourceSet(module).tooLargeFolder { throw .tooManyFolders(path: folder) }
    }
  }

  /// Returns whether a folder has a manifest that the Swift Package Manager can read. Those of Swift
  /// Playgrounds import a module that only Apple's systems have; their sources are simply all in the folder.
  static func isPackage(_ folder: String) -> Bool {
    guard let manifest = SourceFile(reading: folder + "/Package.swift") else { return false }
    return !manifest.scan.imports.contains("AppleProductTypes")
  }

  /// All sources in a folder that are not tests, as one module.
  static func sources(in folder: String) -> ProjectModule {
    var module = ProjectModule(
      name: ProjectModule.identifier(SystemPath.name(of: folder)), roots: [folder],
      resources: [ProjectModule.Resource(path: folder, keepsStructure: false)])
    module.excluded = tests(below: folder).union([folder + "/Package.swift"])
    return module
  }

  /// Returns the folder with the package or Xcode project: the given one, or the only one up to two
  /// levels below it if that has no Swift files of its own, except scripts.
  private static func projectFolder(in folder: String) throws(ProjectError) -> String {
    if isProject(folder) || hasViews(folder) { return folder }
    var level = [folder]
    for _ in 0..<2 {
      level = level.flatMap(folders)
      let projects = level.filter(isProject)
      // A workspace usually has one project, and packages for it.
      let apps = projects.filter { xcodeProject(in: $0) != nil }
      if projects.count > 1, apps.count == 1, XcodeWorkspace.exists(in: folder) { return apps[0] }
      if projects.count > 1 {
        throw .severalProjects(
          path: folder, projects.map { SystemPath.relative($0, to: folder) ?? $0 })
      }
      if let project = projects.first { return project }
    }
    return folder
  }

  /// Whether Swift files in a folder, except tests, may have views.
  private static func hasViews(_ folder: String) -> Bool {
    FolderEntries(folder).names.contains { name in
      guard isSource(name), let file = SourceFile(reading: FolderEntries.join(folder, name)) else {
        return false
      }
      let imports = Set(file.scan.imports)
      return imports.isDisjoint(with: ["XCTest", "Testing"])
        && !imports.isDisjoint(with: ["SwiftUI", "UIKit", "Snapback"])
    }
  }

  /// The manifest and the Xcode project file of the project in a folder, as far as they exist.
  static func definitions(in folder: String) -> [String] {
    let folder = (try? projectFolder(in: folder)) ?? folder
    let manifest = folder + "/Package.swift"
    return [manifest].filter(FolderEntries.isFile) + [xcodeProject(in: folder)].compactMap(\.self)
  }

  private static func isProject(_ folder: String) -> Bool {
    isPackage(folder) || xcodeProject(in: folder) != nil
  }

  private static func isSource(_ name: String) -> Bool {
    !name.hasPrefix(".") && SystemPath.hasSuffix(name, ".swift")
  }

  /// The project file of a package's example: the only one up to two levels below, or else the first
  /// for a phone.
  private static func example(in folder: String) -> String? {
    var level = [folder]
    for _ in 0..<2 {
      level = level.flatMap(folders)
      let projects = level.compactMap(xcodeProject)
      if let project = projects.first(where: { $0.contains("iOS") }) ?? projects.first {
        return project
      }
    }
    return nil
  }

  /// The folders in a folder that may have projects.
  private static func folders(in parent: String) -> [String] {
    FolderEntries(parent).names.filter { !$0.hasPrefix(".") && !$0.contains(".xc") }
      .map { FolderEntries.join(parent, $0) }.filter(FolderEntries.isFolder)
  }

  /// The project file of the Xcode project in a folder, the first in alphabetical order; nil if there
  /// is none.
  private static func xcodeProject(in folder: String) -> String? {
    FolderEntries(folder).names.lazy
      .filter { $0.hasSuffix(".xcodeproj") && !PodModules.isProject($0) }
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
