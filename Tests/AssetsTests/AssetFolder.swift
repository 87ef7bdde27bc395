// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Foundation
import Pictures

/// A folder with assets for tests, and libraries that search it.
@MainActor
class AssetFolder {
  /// The folder, which is removed afterwards.
  let folder: String
  /// The problems that libraries have reported.
  var problems: [AssetProblem] = []

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func library(_ folders: [String]? = nil, limit: Int = 1 << 20) -> AssetLibrary {
    AssetLibrary(folders: folders ?? [folder], cacheLimit: limit) { self.problems.append($0) }
  }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try OutputFile.write(bytes, to: path)
  }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  static func png(_ side: Int, _ pixel: UInt32 = 0xff12_3456) throws -> [UInt8] {
    try Picture(width: side, height: side, filling: pixel).png()
  }

  static func svg(_ side: Int, _ color: String = "#ff0000") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\">"
      + "<rect width=\"\(side)\" height=\"\(side)\" fill=\"\(color)\"/></svg>"
  }

  static func square(_ side: Double) -> CGSize { CGSize(width: side, height: side) }
}
