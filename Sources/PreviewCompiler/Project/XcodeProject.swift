// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// The file `project.pbxproj` of an Xcode project: a property list of objects, which refer to each
/// other by identifiers.
struct XcodeProject {
  /// An object; every property is a string, or an array of strings in those that are read here.
  typealias Object = [String: Any]

  /// The folder that contains the `.xcodeproj`.
  private let folder: String
  private let objects: [String: Object]
  /// The object of the project itself, which lists its targets and its build settings.
  private let project: Object
  /// The path of each file and group, relative to the folder or absolute.
  private var paths: [String: String] = [:]

  init(_ file: String) throws(ProjectError) {
    let bytes = (try? RegularFile.read(file)) ?? []
    guard PropertyListLimits.allow(bytes),
      let list = try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil),
      let document = list as? [String: Any], let values = document["objects"] as? [String: Any]
    else { throw .xcodeProject(path: file) }
    let objects = values.compactMapValues { $0 as? Object }
    self.objects = objects
    let projectFolder = SystemPath.folder(of: SystemPath.folder(of: file))
    project =
      (document["rootObject"] as? String).flatMap { objects[$0] }
      ?? objects.values.first { $0["isa"] as? String == "PBXProject" } ?? [:]
    folder = FolderEntries.join(projectFolder, project["projectDirPath"] as? String ?? "")
    if let group = project["mainGroup"] as? String { findPaths(below: group, folder, depth: 0) }
  }

  /// Adds the applications and frameworks of the project, and the packages that they need.
  func addTargets(
    to graph: inout ModuleGraph, packages: PackageReader
  ) throws(ProjectError) {
    try addPackages(to: &graph, packages)
    for identifier in targets {
      guard let target = objects[identifier], let name = target["name"] as? String,
        let type = target["productType"] as? String, Self.productTypes.contains(type)
      else { continue }
      var module = ProjectModule(
        name: ProjectModule.identifier(name), roots: [], resources: [], hasOwnBundle: false,
        dependencies: dependencies(of: target))
      addFiles(of: target, identifier, to: &module)
      let files = module.roots.filter { SystemPath.hasSuffix($0, ".swift") }
      graph.missingFiles[module.name] = files.filter { !FolderEntries.isFile($0) }
      addInformation(of: target, to: &module)
      let isApplication = type == Self.application && !isForOtherPlatform(target)
      graph.add(module, isShowable: true, isApplication: isApplication)
    }
  }

  private static let application = "com.apple.product-type.application"
  private static let productTypes = [
    application, "com.apple.product-type.framework", "com.apple.product-type.library.static",
    "com.apple.product-type.application.on-demand-install-capable",
  ]

  /// Returns whether a target is for another platform than phones, by its build settings.
  private func isForOtherPlatform(_ target: Object) -> Bool {
    buildSettings(of: target).contains { settings in
      (settings["SDKROOT"] as? String).map { Self.otherPlatforms.contains($0) } ?? false
    }
  }

  /// The build settings of each configuration of a target or of the project.
  private func buildSettings(of owner: Object) -> [Object] {
    let configurations = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
    return list(configurations ?? [:], "buildConfigurations")
      .compactMap { $0["buildSettings"] as? Object }
  }

  /// Notes what the build settings say about the first storyboard, `Info.plist` and the language.
  private func addInformation(of target: Object, to module: inout ProjectModule) {
    for settings in buildSettings(of: target) {
      if let name = settings["INFOPLIST_KEY_UIMainStoryboardFile"] as? String {
        module.mainStoryboard = name
      }
      if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] as? String == "MainActor" {
        module.arguments = Self.mainActorArguments
      }
      if let path = settings["INFOPLIST_FILE"] as? String {
        let root = ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/"].first { path.hasPrefix($0) }
        module.infoFile = FolderEntries.join(folder, String(path.dropFirst(root?.count ?? 0)))
      }
    }
    let versions = [target, project].lazy
      .flatMap { buildSettings(of: $0) }.compactMap { $0["SWIFT_VERSION"] as? String }
    module.arguments += ProjectModule.arguments(forLanguageVersion: versions.first ?? "5")
  }

  /// Declarations are on the main actor by default, as Xcode 26 sets it up, with the features that go with it.
  private static let mainActorArguments =
    ["-default-isolation", "MainActor"]
    + ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
    .flatMap { ["-enable-upcoming-feature", $0] }

  private static let models = [".xcdatamodeld", ".xcdatamodel"]
  private static let otherPlatforms: Set = ["macosx", "appletvos", "watchos", "xros"]

  /// The identifiers of all targets, in the order of the project.
  private var targets: [String] { project["targets"] as? [String] ?? [] }

  // MARK: Files

  private mutating func findPaths(below identifier: String, _ parent: String, depth: Int) {
    guard depth < 100, paths[identifier] == nil, let object = objects[identifier] else { return }
    let path = object["path"] as? String ?? ""
    let place =
      object["sourceTree"] as? String == "SOURCE_ROOT"
      ? FolderEntries.join(folder, path) : FolderEntries.join(parent, path)
    paths[identifier] = Self.existing(place, in: parent)
    for child in object["children"] as? [String] ?? [] {
      findPaths(below: child, place, depth: depth + 1)
    }
  }

  /// Returns a path; the file or folder of that name in the group's folder if the path leads out of it to nothing, as
  /// to the folder of downloads of its author.
  private static func existing(_ place: String, in parent: String) -> String {
    let near = FolderEntries.join(parent, SystemPath.name(of: place))
    guard near != place, !FolderEntries.exists(place), FolderEntries.exists(near) else {
      return place
    }
    return near
  }

  private func addFiles(of target: Object, _ identifier: String, to module: inout ProjectModule) {
    for phase in list(target, "buildPhases") {
      let isSources = phase["isa"] as? String == "PBXSourcesBuildPhase"
      let isResources = phase["isa"] as? String == "PBXResourcesBuildPhase"
      guard isSources || isResources else { continue }
      for file in list(phase, "files") {
        for path in paths(of: file["fileRef"] as? String ?? "") {
          if isSources {
            if SystemPath.hasSuffix(path, ".swift") { module.roots.append(path) }
            // Xcode makes classes of data models.
            if Self.models.contains(where: { SystemPath.hasSuffix(path, $0) }) {
              module.resources.append(ProjectModule.Resource(path: path, keepsStructure: false))
            }
          } else {
            let isReference = FolderEntries.isFolder(path) && !path.contains(".")
            module.resources.append(
              ProjectModule.Resource(path: path, keepsStructure: isReference))
          }
        }
      }
    }
    addSynchronizedFolders(of: target, identifier, to: &module)
  }

  /// Adds the folders whose files belong to a target, and the single files of other targets' folders.
  ///
  /// The exceptions of a folder are, for a target that has the folder, the files that it leaves out, and for any other
  /// target the only files that it has of it.
  private func addSynchronizedFolders(
    of target: Object, _ identifier: String, to module: inout ProjectModule
  ) {
    let members = target["fileSystemSynchronizedGroups"] as? [String] ?? []
    for name in members {
      guard let path = paths[name] else { continue }
      module.roots.append(path)
      module.resources.append(ProjectModule.Resource(path: path, keepsStructure: false))
      module.excluded.formUnion(exceptions(of: name, for: identifier))
    }
    for name in paths.keys.sorted() where !members.contains(name) {
      for path in exceptions(of: name, for: identifier) {
        if SystemPath.hasSuffix(path, ".swift") {
          module.roots.append(path)
        } else {
          module.resources.append(ProjectModule.Resource(path: path, keepsStructure: false))
        }
      }
    }
  }

  /// The paths of the files in a synchronized folder whose membership in a target differs from that of the folder.
  private func exceptions(of group: String, for target: String) -> [String] {
    guard let path = paths[group] else { return [] }
    return list(objects[group] ?? [:], "exceptions")
      .filter { $0["target"] as? String == target }
      .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
      .flatMap { Self.files($0, in: path) }
  }

  /// The files that an exception of a folder names. One with translations is written as `/Localized: `, and the path
  /// that it has in the folder of each language, without that folder.
  private static func files(_ exception: String, in folder: String) -> [String] {
    let prefix = "/Localized: "
    guard exception.hasPrefix(prefix) else { return [FolderEntries.join(folder, exception)] }
    let file = FolderEntries.join(folder, String(exception.dropFirst(prefix.count)))
    let (place, name) = (SystemPath.folder(of: file), SystemPath.name(of: file))
    return FolderEntries(place).names.filter { $0.hasSuffix(".lproj") }
      .map { "\(place)/\($0)/\(name)" }.filter(FolderEntries.isFile)
  }

  /// The paths of a file, or of the versions and languages of a file.
  private func paths(of identifier: String) -> [String] {
    guard let object = objects[identifier] else { return [] }
    if object["isa"] as? String == "PBXVariantGroup" {
      return (object["children"] as? [String] ?? []).compactMap { paths[$0] }
    }
    return paths[identifier].map { [$0] } ?? []
  }

  // MARK: Dependencies

  /// The names of the targets and package products that a target needs. Another application is only embedded, such as
  /// that of a watch, and its code is not part of the program.
  private func dependencies(of target: Object) -> [String] {
    let targets = list(target, "dependencies")
      .compactMap { dependency in (dependency["target"] as? String).flatMap { objects[$0] } }
      .filter { $0["productType"] as? String != Self.application }
    return targets.compactMap { $0["name"] as? String }
      + list(target, "packageProductDependencies").compactMap { $0["productName"] as? String }
  }

  /// Adds the packages to which the project refers, those whose folders are among its files, and those of the
  /// workspaces around it.
  private func addPackages(
    to graph: inout ModuleGraph, _ packages: PackageReader
  ) throws(ProjectError) {
    let folders = objects.values.compactMap { object -> String? in
      guard object["isa"] as? String == "XCLocalSwiftPackageReference" else { return nil }
      return (object["relativePath"] as? String).map { FolderEntries.join(folder, $0) }
    }
    // The folder may have another name, and is often that of the package which the project demonstrates.
    let workspaces = ([folder] + ancestors).flatMap(XcodeWorkspace.folders)
    for folder in Set(folders + paths.values + ancestors + workspaces).sorted()
    where FolderEntries.isFile(folder + "/Package.swift") {
      try graph.addPackage(at: folder, reader: packages, isRoot: false)
    }
    let remote = objects.values.filter { $0["isa"] as? String == "XCRemoteSwiftPackageReference" }
      .compactMap { $0["repositoryURL"] as? String }
    for location in remote.sorted() {
      let last = SystemPath.name(of: location)
      let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
      try graph.addDependency(
        PackageManifest.Dependency(name: name), of: folder, reader: packages)
    }
  }

  private var ancestors: [String] { Self.ancestors(of: folder) }

  /// The folders around a project's folder, three levels up.
  static func ancestors(of folder: String) -> [String] {
    var result = [SystemPath.folder(of: folder)]
    while result.count < 3, let last = result.last { result.append(SystemPath.folder(of: last)) }
    return result
  }

  /// The objects that a property of an object lists.
  private func list(_ object: Object, _ key: String) -> [Object] {
    (object[key] as? [String] ?? []).compactMap { objects[$0] }
  }
}
