// Part of Snapback, under the MIT licence; see LICENSE.

/// Finds saves by reading the sources at an interval, for folders that cannot be watched.
struct SavePoll {
  /// The time between two reads, in seconds.
  static let interval = 2.0
  /// What the user has to know about it.
  static let notice =
    "The system's limit of file watches is reached: saves are shown after up to 2 s, those of images and other files "
    + "not at all. Raise fs.inotify.max_user_watches."

  /// The time of the next read; nil if all folders are watched.
  private(set) var due: Double?
  /// The contents at the last read, which may not compile or may crash.
  private var contents: [[UInt8]] = []

  /// Begins with what was compiled if a watch has missed a folder. Returns whether it does for the first time.
  mutating func begin(after watch: FolderWatch, at now: Double, compiled: [[UInt8]]) -> Bool {
    guard watch.isAtLimit, due == nil else { return false }
    due = now + Self.interval
    contents = compiled
    return true
  }

  /// Returns whether the sources have changed since the last read; false before the next one is due.
  mutating func findsSave(at now: Double, in sources: PreviewSources) -> Bool {
    guard let due, now >= due else { return false }
    self.due = now + Self.interval
    let old = contents
    contents = Self.read(sources)
    return contents != old
  }

  private static func read(_ sources: PreviewSources) -> [[UInt8]] {
    sources.readModules().flatMap(\.contents)
  }
}
