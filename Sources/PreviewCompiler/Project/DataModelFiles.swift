// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The Core Data models of a module.
struct DataModelFiles {
  /// The folders with the ending `xcdatamodeld`, and those of single versions outside of one.
  private(set) var models: [String] = []

  init(of module: ProjectModule) {
    var visits = FolderVisits()
    for place in module.processedPlaces where FolderEntries.isFolder(place) {
      search(place, of: module, &visits, depth: 0)
    }
  }

  private mutating func search(
    _ folder: String, of module: ProjectModule, _ visits: inout FolderVisits, depth: Int
  ) {
    guard depth < 20, module.includes(folder), visits.enter(folder) else { return }
    if folder.hasSuffix(".xcdatamodeld") || folder.hasSuffix(".xcdatamodel") {
      models.append(folder)
      return
    }
    for name in FolderEntries(folder).names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      let isModel = name.contains(".xcdatamodel")
      guard isModel || !name.contains(".") && !SystemPath.isLink(path) else { continue }
      if FolderEntries.isFolder(path) { search(path, of: module, &visits, depth: depth + 1) }
    }
  }

  /// The files with the current versions, sorted.
  var files: [String] { models.compactMap(ManagedModel.file).sorted() }
}

/// Diagnostics of the Core Data models of a module.
package enum DataModelCheck {
  /// The problems that `preview` and `build` report for a module with some sources, too, a line each.
  package static func problems(of module: ProjectModule, _ files: [SourceFile]) -> [String] {
    ManagedModelSources.problems(of: ModuleSources(module: module, files: files)).map(\.message)
  }
}
