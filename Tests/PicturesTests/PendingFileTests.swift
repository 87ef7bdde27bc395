// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import SystemStrings
import Testing

/// Files that take the place of others unless those have changed.
struct PendingFileTests {
  private struct Result: Equatable {
    var isDone: Bool
    var text: String?
    var names = ["a"]
  }

  private func replaced(
    ifUnchanged: (String) throws -> Bool = { _ in true },
    replacing: (String) throws -> Bool = { _ in true }
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a"
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    var isDone = false
    do {
      let file = try PendingFile(at: path)
      try file.write(Array("new".utf8))
      isDone = try file.commit(
        ifUnchanged: { (try? ifUnchanged(path)) == true },
        replacing: { _ in (try? replacing(path)) == true })
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return Result(
      isDone: isDone, text: try? String(contentsOfFile: path, encoding: .utf8), names: names)
  }

  @Test func `a file is replaced, or left as it is`() throws {
    #expect(try replaced() == Result(isDone: true, text: "new"))
    #expect(try replaced(ifUnchanged: { _ in false }) == Result(isDone: false, text: "old"))
    #expect(try replaced(replacing: { _ in false }) == Result(isDone: false, text: "old"))
  }

  @Test func `a third file that takes the name in the meantime keeps it`() throws {
    let result = try replaced(replacing: { path in
      try Data("third".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return false
    })
    #expect(result == Result(isDone: false, text: "third"))
  }

  @Test func `a file that is removed is not created again, and what has replaced it is not lost`()
    throws
  {
    let removed = try replaced(ifUnchanged: { path in
      try FileManager.default.removeItem(atPath: path)
      return true
    })
    #expect(removed == Result(isDone: false, text: nil, names: []))
    let later = try replaced(replacing: { path in
      try FileManager.default.removeItem(atPath: path)
      return false
    })
    #expect(later == Result(isDone: false, text: "old"))
  }
}
