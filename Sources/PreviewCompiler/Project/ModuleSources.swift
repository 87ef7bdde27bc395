// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The current sources of a module.
package struct ModuleSources: Sendable {
  package var module: ProjectModule
  package var files: [SourceFile]
  /// The asset catalogs of the projects to which single files belong.
  var catalogs: [String] = []

  /// The contents of storyboards, nib files and data models.
  var interfaces: [[UInt8]] = []

  /// The contents of the files, for comparison.
  var contents: [[UInt8]] { files.map(\.bytes) + interfaces }
}

extension ModuleSources {
  /// Files as one module.
  package init(_ files: [SourceFile]) {
    self.init(module: ProjectModule(name: "Preview", roots: []), files: files)
  }

  /// Returns the sources with those of some files replaced, by absolute path.
  func replacing(_ drafts: [String: String]) -> ModuleSources {
    if drafts.isEmpty { return self }
    var result = self
    result.files = files.map { file in
      drafts[file.absolutePath].map { SourceFile(path: file.path, bytes: Array($0.utf8)) } ?? file
    }
    return result
  }
}

extension SourceFile {
  /// The path, beginning at the root, without resolving symbolic links.
  var absolutePath: String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
