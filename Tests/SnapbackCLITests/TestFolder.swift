// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Calls the closure with a temporary folder that is deleted afterwards.
func inFolderAsync(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapback-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try await body(folder)
}

/// Calls the closure with a temporary folder that is deleted afterwards.
func inFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapback-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

/// Writes files by their paths in a folder, and makes the folders that they need.
func write(_ files: [String: String], in folder: String) throws {
  for (path, text) in files {
    let file = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
