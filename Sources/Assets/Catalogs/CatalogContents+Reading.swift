// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures

extension CatalogContents {
  /// The maximum size of a `Contents.json` in bytes.
  private static let largestFile = 4 << 20

  /// Reads the `Contents.json` of a folder.
  static func read(in folder: String) throws(AssetProblem.CatalogDefect) -> CatalogContents {
    let bytes: [UInt8]
    do throws(PictureError) {
      bytes = try FileBytes.read(folder + "/Contents.json")
    } catch {
      guard case .cannotRead(_, let code) = error else { throw .unreadable(code: EIO) }
      throw .unreadable(code: code)
    }
    guard bytes.count <= largestFile else { throw .unreadable(code: EFBIG) }
    return try parse(bytes)
  }

  /// Parses the contents of a `Contents.json`.
  package static func parse(
    _ bytes: [UInt8]
  ) throws(AssetProblem.CatalogDefect) -> CatalogContents {
    do {
      return try JSONDecoder().decode(CatalogContents.self, from: Data(bytes))
    } catch {
      throw .malformed(reason: JSONDefect.reason(error, in: bytes))
    }
  }
}
