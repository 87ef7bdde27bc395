// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The files that say what belongs to a project: its manifest and its Xcode project file. They are read when a preview
/// starts.
package struct ProjectDefinition: Sendable {
  /// The paths of the files.
  package let paths: [String]
  /// The contents when the preview was started.
  private let initial: [[UInt8]?]
  private var contents: [[UInt8]?]

  /// Paths that do not exist count as files without contents.
  package init(_ paths: [String]) {
    self.paths = paths
    initial = paths.map(Self.read)
    contents = initial
  }

  /// Returns whether a change at a path may be one of a definition.
  package func concerns(_ path: String) -> Bool { paths.contains(path) }

  /// Reads the files, and returns the path of the first one whose contents are not those that were read before; nil if
  /// none has changed, or has its first contents again. A file that does not exist may be in the middle of a save.
  package mutating func change() -> String? {
    var changed: String?
    for (index, path) in paths.enumerated() {
      guard let new = Self.read(path), !new.isEmpty, new != contents[index] else { continue }
      contents[index] = new
      if new != initial[index] { changed = changed ?? path }
    }
    return changed
  }

  private static func read(_ path: String) -> [UInt8]? { try? RegularFile.read(path, limit: limit) }

  /// The largest file that is compared, in bytes.
  private static let limit = 1 << 25
}
