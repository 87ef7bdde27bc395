// Part of Snapback, under the MIT licence; see LICENSE.

/// The memory of a process that it does not share with others, in KiB: `Private_Dirty` and
/// `Private_Clean` of its mappings.
///
/// The measured process runs the same executable as the benchmark, so the kernel counts pages of
/// the executable and of Swift's libraries that both have touched as shared. These count as clean
/// private pages here, as they would be if the process ran alone.
nonisolated struct PrivateMemory: Equatable {
  /// Private pages that were written.
  private(set) var written = 0
  /// Private pages that equal their files.
  private(set) var clean = 0
  /// All pages in memory, including shared ones.
  private(set) var resident = 0

  /// Parses the contents of `/proc/PID/smaps`.
  init(smaps: String) {
    var isOwnFile = false
    for line in smaps.split(separator: "\n") {
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      guard let name = fields.first else { continue }
      guard name.hasSuffix(":") else {
        // The first line of a mapping: range, access, offset, device, inode, path.
        isOwnFile = fields.count > 5 && Self.isOwnFile(path: fields[5])
        continue
      }
      guard fields.count > 1, let kilobytes = Int(fields[1]) else { continue }
      switch name {
      case "Private_Dirty:": written += kilobytes
      case "Private_Clean:": clean += kilobytes
      case "Shared_Clean:" where isOwnFile: clean += kilobytes
      case "Rss:": resident += kilobytes
      default: break
      }
    }
  }

  /// Returns whether a file is the executable or a library of Swift's.
  private static func isOwnFile(path: Substring) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let libraries = ["libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocks"]
    return name == "snapback" || libraries.contains { name.hasPrefix($0) }
  }
}
