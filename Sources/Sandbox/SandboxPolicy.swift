// Part of Snapback, under the MIT licence; see LICENSE.

/// The resources that a process in a sandbox may use, besides the system's programs, libraries and fonts.
package struct SandboxPolicy: Equatable, Sendable {
  /// Files and folders that may be read, as absolute paths. Those that do not exist are skipped.
  package var readable: [String]
  /// Folders that may also be changed, as absolute paths.
  package var writable: [String]
  /// An existing folder that Landlock uses for temporary files; bubblewrap makes one in memory.
  package var temporary: String
  /// The display on which the process opens a window; nil if it opens none.
  package var display: SandboxDisplay?

  package init(
    readable: [String], writable: [String] = [], temporary: String, display: SandboxDisplay? = nil
  ) {
    self.readable = readable
    self.writable = writable
    self.temporary = temporary
    self.display = display
  }
}
