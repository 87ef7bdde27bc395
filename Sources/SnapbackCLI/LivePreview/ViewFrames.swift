// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Processes

/// The code of previewed files that a thread executes.
nonisolated enum ViewFrames {
  /// Returns the addresses of the calling thread's code in previewed files, innermost first; at most 8.
  static func ofCurrentThread() -> [CodeAddress] { places(of: CodeFrames.ofCurrentThread()) }

  /// Returns those of the main thread, for another thread; empty if it does not answer.
  static func ofMainThread() -> [CodeAddress] { places(of: CodeFrames.ofMainThread()) }

  private static func places(of addresses: [UInt]) -> [CodeAddress] {
    let places = addresses.compactMap { address -> CodeAddress? in
      guard let (path, offset) = CodeFrames.file(of: address), isPreview(path) else { return nil }
      return CodeAddress(library: path, address: offset)
    }
    return Array(places.prefix(8))
  }

  /// Returns whether a library is one that `PreviewBuild` compiles.
  private static func isPreview(_ path: String) -> Bool {
    guard let name = path.split(separator: "/").last, name.hasPrefix("Preview"),
      name.hasSuffix(".so")
    else { return false }
    return Int(name.dropFirst(7).dropLast(3)) != nil
  }
}
