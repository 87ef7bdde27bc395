// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// The folders that processes in a sandbox need.
nonisolated enum SandboxFolders {
  /// The program's own images and icons.
  @MainActor static var program: [String] { [Resources.assetFolder].compactMap(\.self) }

  /// Returns an absolute path, without resolving symbolic links.
  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Creates the folder for temporary files in a work folder.
  static func temporary(in folder: String) throws(ProgramError) -> String {
    let path = folder + "/tmp"
    try make(path)
    return path
  }

  /// Creates a folder that a sandbox can change, unless it exists. Throws if there is something else, such as a link
  /// to a folder, which the sandbox could change then.
  static func make(_ path: String) throws(ProgramError) {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw .cannotWrite(path: path, code: errno)
    }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .cannotWrite(path: path, code: ENOTDIR)
    }
  }

  /// Creates the folder for the compiler's caches in a sandbox. What compilers leave there is used in sandboxes only.
  ///
  /// It is kept beside the work folder if that is in the user's cache; otherwise it is in the work folder.
  static func caches(for folder: String) throws(ProgramError) -> String {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    let path = (parent.hasSuffix("/snapback/preview") ? parent : folder) + "/sandbox"
    try make(path)
    return path
  }
}
