// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The information about a folder that an editor needs: whether it is a package, and otherwise which of its
/// Swift files belong together.
package struct EditorSources: Equatable, Sendable {
  /// The absolute path of the folder, without symbolic links.
  package let folder: String
  /// Whether the Swift Package Manager knows how the files are compiled.
  package let isPackage: Bool
  /// The paths of the files that are one module. Empty if they are programs of their own, as two of
  /// them declare a view or an app of the same name, or if there are fewer than two.
  package let files: [String]

  /// Throws if the path does not exist or is not a folder.
  package init(_ path: String) throws(SourceSet.Unreadable) {
    let sources = try SourceSet([path])
    guard let folder = sources.folder else { throw .init(path: path, code: Self.notAFolder) }
    self.folder = folder
    isPackage = Project.isPackage(folder)
    guard !isPackage else {
      files = []
      return
    }
    let read = SourceSet(Project.sources(in: folder)).read()
    let names = read.flatMap {
      $0.scan.views.map(\.name) + $0.scan.apps + $0.scan.providers
    }
    files = read.count > 1 && Set(names).count == names.count ? read.map(\.path) : []
  }

  /// The value of ENOTDIR.
  private static let notAFolder: Int32 = 20
}
