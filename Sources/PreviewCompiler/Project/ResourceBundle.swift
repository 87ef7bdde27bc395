// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// A folder with links to the resources of modules, in the structure of an application's bundle: the
/// files of folders are at the top level, except localized ones, which are in folders `LANGUAGE.lproj`.
struct ResourceBundle {
  let path: String

  /// Creates the folder. Of two resources of the same name, the first is used.
  init(_ path: String, of modules: [ProjectModule]) {
    self.path = path
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for module in modules {
      for resource in module.resources where module.includes(resource.path) {
        if resource.keepsStructure {
          link(resource.path)
        } else {
          var visits = FolderVisits()
          add(resource.path, of: module, &visits, depth: 0)
        }
      }
    }
  }

  private func add(
    _ resource: String, of module: ProjectModule, _ visits: inout FolderVisits, depth: Int
  ) {
    guard depth < 50, module.includes(resource) else { return }
    let isWhole = Self.bundles.contains { SystemPath.hasSuffix(resource, $0) }
    guard FolderEntries.isFolder(resource), !isWhole else {
      guard !SystemPath.hasSuffix(resource, ".swift") else { return }
      let folder = SystemPath.name(of: SystemPath.folder(of: resource))
      link(resource, in: SystemPath.hasSuffix(folder, ".lproj") ? folder : nil)
      return
    }
    guard depth == 0 || !SystemPath.isLink(resource), visits.enter(resource) else { return }
    for name in FolderEntries(resource).names
    where !name.hasPrefix(".") && !Self.skipped.contains(where: name.hasSuffix) {
      add(resource + "/" + name, of: module, &visits, depth: depth + 1)
    }
  }

  /// Folders that are resources as they are.
  private static let bundles = [".xcassets", ".bundle", ".momd", ".scnassets"]
  /// Folders without resources.
  private static let skipped = [".xcodeproj", ".xcworkspace", ".playground", ".docc", "Tests"]

  private func link(_ target: String, in folder: String? = nil) {
    let parent = folder.map { path + "/" + $0 } ?? path
    if folder != nil {
      try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }
    let place = parent + "/" + SystemPath.name(of: target)
    // Fails if there is one of that name.
    _ = SystemString.withCString(target) { from in
      SystemString.withCString(place) { symlink(from, $0) }
    }
  }

  /// The source text that makes `Bundle.main`, and `Bundle.module` if a path is given, refer to
  /// bundles.
  static func source(main: String, module: String?) -> String {
    func property(_ name: String, _ path: String) -> String {
      // Public functions of packages have it as a default argument.
      "@usableFromInline static let \(name) = Foundation.Bundle(path: \(literal(path)))"
        + " ?? Foundation.Bundle(for: _SnapbackResources.self)\n"
    }
    return """
      import Foundation
      private final class _SnapbackResources {}
      extension Foundation.Bundle {
      \(property("main", main))\(module.map { property("module", $0) } ?? "")}

      """
  }

  /// The source text that makes `Bundle.main` refer to the folder beside the running program that has
  /// its name with the ending `.resources`, and `Bundle.module`, if a name is given, to a folder in that.
  static func programSource(module: String?) -> String {
    let own =
      module.map { "@usableFromInline static let module = bundle(\(literal("/" + $0)))\n" } ?? ""
    return """
      import Foundation
      private final class _SnapbackResources {}
      extension Foundation.Bundle {
      @usableFromInline static let main = bundle("")
      \(own)private static func bundle(_ name: String) -> Foundation.Bundle {
      let files = FileManager.default
      let program = (try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
      return Foundation.Bundle(path: program + ".resources" + name)
      ?? Foundation.Bundle(for: _SnapbackResources.self)
      }
      }

      """
  }

  /// Copies the resources, in place of links to them, to a folder that does not exist. Throws if there are very
  /// many, as links may lead to the same folders again and again.
  func copy(to folder: String) throws {
    var remaining = 200_000
    try Self.copy(path, to: folder, inside: [], &remaining)
  }

  /// - Parameter ancestors: The folders around the source, which are not copied into themselves.
  private static func copy(
    _ source: String, to target: String, inside ancestors: Set<FolderIdentity>,
    _ remaining: inout Int
  ) throws {
    let files = FileManager.default
    remaining -= 1
    guard remaining >= 0 else { throw CocoaError(.fileWriteOutOfSpace) }
    guard let folder = FolderIdentity(source) else {
      let real = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
      // A pipe would be waited for.
      guard FolderEntries.isFile(real) else { return }
      return try files.copyItem(atPath: real, toPath: target)
    }
    guard !ancestors.contains(folder) else { return }
    try files.createDirectory(atPath: target, withIntermediateDirectories: true)
    for name in FolderEntries(source).names {
      try copy(
        source + "/" + name, to: target + "/" + name, inside: ancestors.union([folder]), &remaining)
    }
  }

  /// Whether there are no resources.
  var isEmpty: Bool { FolderEntries(path).names.isEmpty }

  private static func literal(_ path: String) -> String {
    "\"" + path.unicodeScalars.map { "\\u{" + String($0.value, radix: 16) + "}" }.joined() + "\""
  }
}
