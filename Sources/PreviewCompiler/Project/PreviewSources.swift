// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The sources to compile: files, or a project with several modules.
package struct PreviewSources: Sendable {
  private let main: SourceSet
  private let project: Project?
  private let dependencies: [SourceSet]
  /// The files that define the project; none for files.
  let definition: ProjectDefinition
  /// The asset catalogs of the projects to which single files belong.
  private let catalogs: [String]
  /// The files and folders that have been named, and the catalogs of the named files: what a sandbox may read.
  private let bounds: [String]
  /// The folders among them, to which links to resources lead.
  package var namedFolders: [String] { bounds.filter(FolderEntries.isFolder) }

  /// The sources of the given files and folders, as one module.
  ///
  /// - Parameter followsLinks: Whether asset catalogs of the project of a single file may be links, or in linked
  ///   folders.
  package init(_ paths: [String], followsLinks: Bool = true) throws(SourceSet.Unreadable) {
    main = try SourceSet(paths)
    project = nil
    dependencies = []
    definition = ProjectDefinition([])
    let nearby = main.fileRoots.flatMap { NearbyCatalogs(of: $0, followsLinks: followsLinks).paths }
    catalogs = nearby.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    bounds = main.folderRoots + main.fileRoots + catalogs
  }

  /// - Parameter folder: The folder that has been named, without symbolic links.
  package init(_ project: Project, in folder: String) {
    bounds = [folder]
    main = SourceSet(project.main)
    self.project = project
    dependencies = project.dependencies.map { SourceSet($0) }
    definition = ProjectDefinition(Project.definitions(in: folder))
    catalogs = []
  }

  /// The largest number of folders that are searched for sources.
  package static let folderLimit = SourceFolder.limit

  /// The path of the folder if the sources are those of a single folder; nil otherwise.
  package var folder: String? { main.folder }

  /// The paths of the shown module's existing files.
  package var paths: [String] { main.paths }

  /// Whether the sources are those of a package, an Xcode project or a folder.
  package var isProject: Bool { project != nil }

  /// The packages that the project needs and that are not on this machine.
  package var missingPackages: [String] { project?.missingPackages ?? [] }

  /// The folders to watch, without those of `linkTargets`.
  var folders: [String] {
    let interfaces =
      (project.map { InterfaceSummary.files(of: $0.main) } ?? []) + informationFiles
      + definition.paths
    let models = projectModules.map { DataModelFiles(of: $0) }
    return Set(
      main.folders + dependencies.flatMap(\.folders) + interfaces.map(SystemPath.folder)
        + models.flatMap(\.models) + models.flatMap(\.files).map(SystemPath.folder)
    ).sorted()
  }

  /// The files to which symbolic links among the sources lead. They may be in other folders, which are to be watched,
  /// too.
  var linkTargets: Set<String> { Set(main.linkTargets + dependencies.flatMap(\.linkTargets)) }

  /// The folders and catalogs in which images, colors and translations are looked up.
  package var assets: [String] {
    guard let project else { return main.folderRoots + catalogs }
    let places = (project.dependencies + [project.main]).flatMap { module in
      module.resources.map(\.path) + module.roots
    }
    // The folder of a module can be listed as a resource, too; its problems are reported once.
    var folders = places.reduce(into: [String]()) { folders, place in
      if FolderEntries.isFolder(place), !folders.contains(place) { folders.append(place) }
    }
    // A project can list images and translations one by one, beside its catalogs.
    for folder in places.compactMap(Self.assetFolder) where !folders.contains(folder) {
      // The folder that has been named may itself be one of a language.
      guard let target = SystemPath.resolved(folder) else { continue }
      if bounds.contains(where: { SystemPath.isInside(target, $0) }) { folders.append(folder) }
    }
    return folders
  }

  /// The folder in which an image, a font or a file of translations is found; nil for other files. Of strings files
  /// it is the one that contains the folder of their language.
  private static func assetFolder(of path: String) -> String? {
    let folder = SystemPath.folder(of: path)
    let ending = AssetEnding.of(SystemPath.name(of: path))
    if (AssetEnding.images + AssetEnding.fonts + ["xcstrings"]).contains(ending) { return folder }
    guard ending == "strings", SystemPath.hasSuffix(folder, ".lproj") else { return nil }
    return SystemPath.folder(of: folder)
  }

  private var projectModules: [ProjectModule] {
    project.map { $0.dependencies + [$0.main] } ?? []
  }

  /// The first file or folder of the sources that is, after symbolic links, outside of the folders that have been
  /// named; nil if all are inside. A project may refer to any file of the user.
  package var pathOutside: String? {
    let files = main.paths + dependencies.flatMap(\.paths)
    return (projectModules.flatMap { $0.roots + $0.resources.map(\.path) } + catalogs + files).first
    {
      path in
      guard let target = SystemPath.resolved(path) else { return false }
      return !bounds.contains { SystemPath.isInside(target, $0) }
    }
  }

  /// Returns whether a change at a path, which may be that of a folder, may affect the sources, except by a
  /// link.
  func concerns(_ path: String, isFolder: Bool) -> Bool {
    ([main] + dependencies).contains { $0.concerns(path, isFolder: isFolder) }
      || isProject
        && (InterfaceSummary.isInterface(path) || InterfaceSummary.isTranslation(path)
          || ManagedModel.isPart(path) || informationFiles.contains(path))
  }

  /// The `Info.plist` of the shown module, which names its storyboard.
  private var informationFiles: [String] { project?.main.infoFile.map { [$0] } ?? [] }

  /// Reads all files of the shown module.
  package func read() -> [SourceFile] { main.read() }

  /// Reads all files of all modules: the shown module is the last one. Modules without Swift files
  /// are left out.
  package func readModules() -> [ModuleSources] {
    guard let project else {
      let module = ProjectModule(name: "Preview", roots: [])
      return [ModuleSources(module: module, files: main.read(), catalogs: catalogs)]
    }
    let imported = zip(project.dependencies, dependencies).map {
      ModuleSources(
        module: $0, files: $1.read(), interfaces: Self.contents(DataModelFiles(of: $0).files))
    }
    return imported.filter { !$0.files.isEmpty }
      + [
        ModuleSources(
          module: project.main, files: main.read(),
          interfaces: Self.contents(
            InterfaceSummary.shownFiles(of: project.main) + informationFiles
              + DataModelFiles(of: project.main).files))
      ]
  }

  private static func contents(_ paths: [String]) -> [[UInt8]] {
    paths.map { (try? RegularFile.read($0)) ?? [] }
  }
}
