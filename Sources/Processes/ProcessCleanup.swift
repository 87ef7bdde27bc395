// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem

/// The clean-up of child processes and temporary folders when this process ends.
package enum ProcessCleanup {
  /// From the first call on, running children that were started with `endsWithParent` are killed,
  /// with their process groups, and registered folders are removed, when this process exits or is
  /// ended by a signal such as SIGINT, SIGTERM or SIGHUP. The exit code is then 128 plus the
  /// signal's number. Signals that are ignored or handled stay so,
  /// except that a handler of SIGQUIT is replaced.
  ///
  /// Nothing is removed if the process crashes or is killed by SIGKILL.
  package static func start() { csystem_clean_up_at_end() }

  /// Makes this process the parent of processes whose own parent ends, if that is a descendant of it,
  /// so that `killOrphans` and the end of this process can end them.
  package static func adoptOrphans() { csystem_adopt_orphans() }

  /// Kills adopted processes: all children of the calling thread that were not started with
  /// `endsWithParent`. Call on the main thread. Without effect before `adoptOrphans`.
  package static func killOrphans() { csystem_kill_orphans() }

  /// Registers a folder that is removed, with its contents, when this process ends; without effect
  /// if 8 folders are registered, or if the path is longer than `PATH_MAX`.
  package static func remove(folderAtEnd path: String) { _ = csystem_remove_folder_at_end(path) }

  /// Removes a folder with its contents, however deep, also those without access rights. Returns false if
  /// something remains.
  @discardableResult
  package static func remove(folder path: String) -> Bool { csystem_remove_folder(path) }
}
