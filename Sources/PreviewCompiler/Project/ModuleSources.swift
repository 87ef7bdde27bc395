// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The current sources of a module.
package struct ModuleSources: Sendable {
  package var module: ProjectModule
  package var files: [SourceFile]
  /// The asset catalogs of the projects to which single files belong.
  var catalogs: [String] = []

  /// The contents of the files, for comparison.
  var contents: [[UInt8]] { files.map(\.bytes) }
}

extension ModuleSources {
  /// Returns the sources with those of some files replaced, by absolute path.
  func replacing(_ drafts: [String: String]) -> ModuleSources {
    if drafts.isEmpty { return self }
    let folder = FileManager.default.currentDirectoryPath
    var result = self
    result.files = files.map { file in
      let path = file.path.hasPrefix("/") ? file.path : folder + "/" + file.path
      return drafts[path].map { SourceFile(path: file.path, bytes: Array($0.utf8)) } ?? file
    }
    return result
  }
}
