// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Foundation
import Testing

/// The folders of resources beside a program.
struct BundledFolderTests {
  @Test func `the program's own folder is the first, others follow in alphabetical order`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/snapback-\(UUID().uuidString)"
    for name in ["Z.resources", "B.resources", "A_B.resources", "C"] {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      AssetLibrary.bundledFolders(of: folder + "/B")
        == ["B", "A_B", "Z"].map { "\(folder)/\($0).resources" })
    #expect(AssetLibrary.bundledFolders(of: "/missing/a") == [])
    #expect(AssetLibrary.bundledFolders(of: "") == [])
  }
}
