// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension AssetLibrary {
  /// The folders with the resources of the running program; see `bundledFolders(of:)`.
  package nonisolated static var bundledFolders: [String] {
    bundledFolders(of: program ?? "")
  }

  /// The folders whose names end in `.resources` beside a program at a path, that with the program's name
  /// first: those in which the Swift Package Manager and `snapback build` put resources.
  package nonisolated static func bundledFolders(of program: String) -> [String] {
    let parts = program.split(separator: "/")
    guard let name = parts.last else { return [] }
    let folder = parts.dropLast().map { "/" + $0 }.joined()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/")) ?? []
    let programFolder = name + ".resources"
    let folders =
      names.filter { $0 == programFolder } + names.filter { $0 != programFolder }.sorted()
    return folders.filter { $0.hasSuffix(".resources") }.map { folder + "/" + $0 }
  }
}
