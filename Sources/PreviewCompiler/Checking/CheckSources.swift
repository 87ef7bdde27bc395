// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The files to check: the given ones, or all of a folder that are not tests. Of a package, those in its folder of
/// sources, as an example beside it is a project of its own.
///
/// The modules of a folder are checked as one: what they import of each other is left out.
package struct CheckSources: Sendable {
  package let files: [SourceFile]
  /// The folders that were given.
  package let folders: [String]
  /// Whether the files are those of a single folder.
  package let isFolder: Bool
  /// The names that the modules of a folder may have: those of the folders.
  package let modules: Set<String>
  /// The resources of the folders, in a module without sources.
  package let resources: ProjectModule

  /// Throws if a path does not exist or cannot be read.
  package init(_ paths: [String]) throws(SourceSet.Unreadable) {
    let sources = try SourceSet(paths)
    folders = sources.folderRoots
    guard paths.count == 1, let folder = sources.folder else {
      files = sources.read()
      isFolder = false
      modules = []
      resources = Self.resources(of: folders.map(Project.sources))
      return
    }
    let inner = ["Sources", "Source", "src", "srcs"].map { folder + "/" + $0 }
    let root = inner.first { Project.isPackage(folder) && FolderEntries.isFolder($0) }
    // Packages in the folder have manifests of their own.
    let project = Project.sources(in: root ?? folder)
    resources = Self.resources(of: [project])
    let read = SourceSet(project).read().filter { !$0.isManifest }
    let names = [SystemPath.name(of: folder)] + read.flatMap { Self.folders(of: $0, in: folder) }
    let own = Set(names.map(ProjectModule.identifier)).subtracting(NameTable.modules)
    files = read.map { $0.omittingImports(of: own) }
    isFolder = true
    modules = own
  }

  private static func resources(of projects: [ProjectModule]) -> ProjectModule {
    var module = ProjectModule(name: "check", roots: [], resources: projects.flatMap(\.resources))
    module.excluded = Set(projects.flatMap(\.excluded))
    return module
  }

  /// The names of the folders between a folder and a file in it.
  private static func folders(of file: SourceFile, in folder: String) -> [String] {
    let path = SystemPath.relative(file.path, to: folder) ?? ""
    return path.split(separator: "/").dropLast().map(String.init)
  }
}

extension SourceFile {
  /// Whether it is the manifest of a package: `Package.swift`, or `Package@swift-5.9.swift`.
  fileprivate var isManifest: Bool {
    let name = SystemPath.name(of: path)
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// Returns the file without the lines that import some modules; other lines and columns do not
  /// change.
  func omittingImports(of modules: Set<String>) -> SourceFile {
    guard problem == nil, !modules.isDisjoint(with: scan.imports) else { return self }
    var text = bytes
    let newline = UInt8(ascii: "\n")
    for use in NameUseScanner(bytes).uses where use.kind == .module && modules.contains(use.name) {
      let start = text[..<use.range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
      let end = text[use.range.upperBound...].firstIndex(of: newline) ?? text.endIndex
      for index in start..<end where text[index] != UInt8(ascii: "\r") {
        text[index] = UInt8(ascii: " ")
      }
    }
    return SourceFile(path: path, bytes: text)
  }
}
