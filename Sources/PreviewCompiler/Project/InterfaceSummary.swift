// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceFiles
import SystemStrings

/// The storyboards and nib files of a module, as far as its sources are compiled for them.
package struct InterfaceSummary: Equatable, Sendable {
  /// The paths of the files, except launch screens.
  package private(set) var paths: [String] = []
  /// The names of the classes that they name.
  package private(set) var classNames: Set<String> = []
  /// Those of them whose objects are neither views nor controllers.
  package private(set) var objectNames: Set<String> = []
  /// The name of the storyboard with the first controller; nil for none.
  package private(set) var mainStoryboard: String?
  /// Whether the project's information names that storyboard, so that it is shown in any case.
  package private(set) var isNamed = false

  package init() {}

  /// Reads the files of a module. Those that cannot be read are left out: what shows them reports them.
  init(_ module: ProjectModule) {
    var visits = FolderVisits()
    for place in module.processedPlaces { find(place, of: module, &visits, depth: 0) }
    paths = Set(paths).sorted()
    var names: [String] = []
    for path in paths {
      guard let file = try? InterfaceFile(path: path), !file.isLaunchScreen else { continue }
      classNames.formUnion(file.classNames)
      file.root.visit { element in
        if element.name == "customObject", let name = element["customClass"] {
          objectNames.insert(name)
        }
      }
      if path.hasSuffix(Self.storyboard) {
        names.append(String(file.name.dropLast(Self.storyboard.count)))
      }
    }
    let named = module.mainStoryboard ?? module.infoFile.flatMap(Self.storyboard(of:))
    isNamed = named.map(names.contains) ?? false
    mainStoryboard = isNamed ? named : names.first { $0 == "Main" }
  }

  /// Whether there are no such files.
  package var isEmpty: Bool { paths.isEmpty }

  private static let storyboard = ".storyboard"

  private mutating func find(
    _ path: String, of module: ProjectModule, _ visits: inout FolderVisits, depth: Int
  ) {
    guard depth < 20, module.includes(path) else { return }
    if path.hasSuffix(Self.storyboard) || path.hasSuffix(".xib") {
      paths.append(path)
      return
    }
    guard FolderEntries.isFolder(path), visits.enter(path) else { return }
    for name in FolderEntries(path).names where !name.hasPrefix(".") {
      let inner = path + "/" + name
      let isFile = name.hasSuffix(Self.storyboard) || name.hasSuffix(".xib")
      let isFolder = !name.contains(".") || name.hasSuffix(".lproj")
      guard isFile || isFolder && !SystemPath.isLink(inner) else { continue }
      find(inner, of: module, &visits, depth: depth + 1)
    }
  }

  /// The storyboard that an `Info.plist` names; nil for none.
  private static func storyboard(of path: String) -> String? {
    guard let data = try? RegularFile.read(path, limit: 1 << 22),
      let list = try? PropertyListSerialization.propertyList(
        from: Data(data), options: [], format: nil) as? [String: Any]
    else { return nil }
    if let name = list["UIMainStoryboardFile"] as? String { return name }
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    return scenes?.compactMap { $0["UISceneStoryboardFile"] as? String }.first
  }
}
