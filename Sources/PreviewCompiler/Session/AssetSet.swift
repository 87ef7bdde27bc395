// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The folders in which previewed files look up images, colors and translations.
package struct AssetSet: Sendable {
  private let roots: [String]
  /// The roots that are given as symbolic links, by the paths of the links.
  private let linkedRoots: Set<String>
  /// The folders to watch: the roots and all folders below them, as far as `SourceFolder` searches, the same of
  /// folders to which links lead, and the folders of files to which links lead. None before `search`.
  private(set) package var folders: [String] = []
  /// The folders with assets to which links lead.
  private var linkedFolders: [String] = []
  /// The files and folders to which links lead, in one step or more.
  private var linkTargets: Set<String> = []

  /// Paths that do not exist are ignored.
  package init(_ paths: [String]) {
    roots = paths.compactMap(SystemPath.resolved)
    linkedRoots = Set(paths.filter(SystemPath.isLink).compactMap(SystemPath.resolved))
  }

  /// Finds the folders and links, which may have changed.
  package mutating func search() {
    let own = roots.map { root in
      linkedRoots.contains(root)
        ? SourceFolder(root, limit: FolderBudget.linkedLimit) : SourceFolder(root)
    }
    (folders, linkedFolders, linkTargets) = (own.flatMap(\.folders), [], [])
    // Those of sources are watched with the sources.
    var links = own.flatMap(\.links).filter { !SystemPath.hasSuffix($0, ".swift") }
    var watched = Set(folders)
    var parents: Set<String> = []
    var remaining = FolderBudget.linkedLimit
    while let link = links.popLast() {
      for target in SystemPath.linkTargets(link) where linkTargets.insert(target).inserted {
        parents.insert(SystemPath.folder(of: target))
        guard remaining > 0, !watched.contains(target), !SystemPath.isLink(target),
          FolderEntries.isFolder(target)
        else { continue }
        let linked = SourceFolder(target, limit: remaining)
        let new = linked.folders.prefix(remaining).filter { watched.insert($0).inserted }
        remaining -= new.count
        folders += new
        linkedFolders.append(target)
        links += linked.links
      }
    }
    folders += parents.subtracting(watched).sorted()
  }

  /// Returns whether a path may be an asset, or a folder that contains some, or did until it was removed.
  package func concerns(_ path: String, isFolder: Bool = false) -> Bool {
    if linkTargets.contains(path) { return true }
    let isInside = (roots + linkedFolders).contains { SystemPath.relative(path, to: $0) != nil }
    let name = SystemPath.name(of: path)
    guard isInside, name.first != "." else { return false }
    // A link may lead to a folder.
    return isFolder || AssetEnding.isAsset(name) || FolderEntries.isFolder(path)
      || SystemPath.isLink(path)
  }
}
