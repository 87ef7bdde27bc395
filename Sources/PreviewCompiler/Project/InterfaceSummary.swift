// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceFiles
import SystemStrings

/// The storyboards and nib files of a module: the facts for which its sources are compiled.
package struct InterfaceSummary: Equatable, Sendable {
  /// The paths of the files, except launch screens.
  package private(set) var paths: [String] = []
  /// The names of the classes that they name.
  package private(set) var classNames: Set<String> = []
  /// The classes whose objects are neither views nor controllers.
  package private(set) var objectNames: Set<String> = []
  /// The name of the storyboard with the first controller; nil for none.
  package private(set) var mainStoryboard: String?
  /// Whether the project's information names that storyboard, so that it is shown in any case.
  package private(set) var isNamed = false
  /// Whether there are no such files, and the sources have outlets or actions, which get placeholders.
  package private(set) var hasPlaceholders = false

  /// The names of the methods that the sources make selectors of, and thus connect themselves: `tap` of
  /// `#selector(tap(_:))`, `tap:` of `Selector("tap:")`.
  private var selectors: Set<String> = []

  package init() {}

  /// Reads the files of a module. Damaged ones have no classes.
  package init(_ module: ProjectModule) {
    var names: [String] = []
    for path in Self.files(of: module) {
      // Damaged files are reported when they are shown.
      let file = try? InterfaceFile(path: path)
      if let file {
        guard !file.isLaunchScreen else { continue }
        classNames.formUnion(file.classNames)
        objectNames.formUnion(Self.objects(of: file))
      }
      paths.append(path)
      if path.hasSuffix(Self.storyboard) {
        names.append(String(SystemPath.name(of: path).dropLast(Self.storyboard.count)))
      }
    }
    let named = module.mainStoryboard ?? module.infoFile.flatMap(Self.storyboard(of:))
    isNamed = named.map(names.contains) ?? false
    mainStoryboard = isNamed ? named : names.first { $0 == "Main" }
  }

  /// The classes of the objects of a file that are neither views nor controllers.
  private static func objects(of file: InterfaceFile) -> Set<String> {
    var names: Set<String> = []
    file.root.visit { element in
      if element.name == "customObject", let name = element["customClass"] { names.insert(name) }
    }
    return names
  }

  /// Whether there are no such files, and no placeholders for the outlets and actions that they
  /// would connect.
  package var isEmpty: Bool { !hasFiles && !hasPlaceholders }

  /// Whether there are such files.
  package var hasFiles: Bool { !paths.isEmpty }

  /// The summary of a module of some sources.
  package func completed(
    for files: [SourceFile], platform: SourcePlatform = .ios
  ) -> InterfaceSummary {
    guard !hasFiles else { return self }
    var result = self
    let scans = files.map { $0.scan(for: platform) }
    func mentions(_ name: String) -> Bool { scans.contains { $0.identifiers.contains(name) } }
    for (file, scan) in zip(files, scans) where !scan.interfaceOwners.isEmpty {
      result.selectors.formUnion(scan.selectors.map { SourceFile.methodName($0.method) })
      result.selectors.formUnion(file.selectorLiterals)
    }
    result.hasPlaceholders =
      scans.contains { scan in
        scan.interfaceOwners.contains { owner in
          !owner.outlets.isEmpty || owner.actions.contains { !result.connects($0) }
        }
      }
      || mentions("dequeueReusableCell") && !mentions("register")
    return result
  }

  /// Returns whether the sources connect an action themselves.
  func connects(_ action: InterfaceMembers.Action) -> Bool {
    selectors.contains(action.name) || selectors.contains(action.selector)
  }

  private static let storyboard = ".storyboard"

  /// Returns whether a path is that of a storyboard or nib file.
  static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(storyboard) || path.hasSuffix(".xib")
  }

  /// Returns whether a path may be that of the translations of a storyboard or nib file.
  package static func isTranslation(_ path: String) -> Bool {
    path.hasSuffix(".strings") && SystemPath.folder(of: path).hasSuffix(".lproj")
      && SystemPath.name(of: path) != "Localizable.strings"
  }

  /// The paths of the storyboards and nib files of a module, sorted.
  package static func files(of module: ProjectModule) -> [String] {
    allFiles(of: module).filter(isInterface)
  }

  /// The paths of the storyboards and nib files of a module and of their translations, sorted: what they show.
  package static func shownFiles(of module: ProjectModule) -> [String] {
    let files = allFiles(of: module)
    let names = Set(files.filter(isInterface).map(Self.name))
    return files.filter { names.contains(name(of: $0)) }
  }

  /// The name of a file without its extension.
  private static func name(of path: String) -> String {
    String(SystemPath.name(of: path).prefix { $0 != "." })
  }

  private static func allFiles(of module: ProjectModule) -> [String] {
    var visits = FolderVisits()
    var found: Set<String> = []
    for place in module.processedPlaces { find(place, of: module, &visits, &found, depth: 0) }
    return found.sorted()
  }

  private static func find(
    _ path: String, of module: ProjectModule, _ visits: inout FolderVisits,
    _ found: inout Set<String>, depth: Int
  ) {
    guard depth < 20, module.includes(path) else { return }
    if isInterface(path) || isTranslation(path) {
      found.insert(path)
      return
    }
    guard FolderEntries.isFolder(path), visits.enter(path) else { return }
    for name in FolderEntries(path).names where !name.hasPrefix(".") {
      let inner = path + "/" + name
      let isFolder = !name.contains(".") || name.hasSuffix(".lproj")
      guard isInterface(name) || isTranslation(inner) || isFolder && !SystemPath.isLink(inner)
      else { continue }
      find(inner, of: module, &visits, &found, depth: depth + 1)
    }
  }

  /// The storyboard that an `Info.plist` names; nil for none.
  private static func storyboard(of path: String) -> String? {
    guard let data = try? RegularFile.read(path, limit: 1 << 22), PropertyListLimits.allow(data),
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
