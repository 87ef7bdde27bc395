// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The identifiers in compiled modules.
///
/// A compiled module has the text of each identifier that it declares or uses, followed by a zero
/// byte.
package struct ModuleIdentifiers {
  private let contents: [Data]
  /// The identifiers in files that are generated for the sources.
  package var generated: Set<String> = []

  /// Reads all compiled modules in folders, and for the target in the folders `*.swiftmodule` in them.
  package init(folders: [String], target: String) {
    let paths = folders.flatMap { folder in
      FolderEntries(folder).names.filter { $0.hasSuffix(".swiftmodule") }.map { name in
        let path = folder + "/" + name
        return FolderEntries.isFolder(path) ? "\(path)/\(target).swiftmodule" : path
      }
    }
    contents = paths.compactMap {
      try? Data(contentsOf: URL(fileURLWithPath: $0), options: .alwaysMapped)
    }
  }

  /// Whether there are modules; without them no name is known.
  package var isEmpty: Bool { contents.isEmpty }

  /// Returns whether one of the modules has an identifier.
  package func contains(_ name: String) -> Bool {
    if generated.contains(name) { return true }
    let text = Array(name.utf8) + [0]
    return contents.contains { Self.contains($0, text) }
  }

  private static func contains(_ data: Data, _ text: [UInt8]) -> Bool {
    data.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress, bytes.count >= text.count else { return false }
      let end = first + (bytes.count - text.count + 1)
      var start = first
      while start < end, let found = memchr(start, Int32(text[0]), end - start) {
        let place = UnsafeRawPointer(found)
        if memcmp(place, text, text.count) == 0,
          place == first || !isPart((place - 1).load(as: UInt8.self))
        {
          return true
        }
        start = place + 1
      }
      return false
    }
  }

  /// Returns whether a byte before a name makes it the end of a longer one.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
