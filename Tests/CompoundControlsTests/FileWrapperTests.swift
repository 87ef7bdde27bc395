// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback
import Testing

@Suite struct FileWrapperTests {
  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `a folder is written and read again`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    let root = FileWrapper(directoryWithFileWrappers: ["inner": inner])
    root.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")
    let target = folder.appending(path: "document")
    try root.write(to: target, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: target)
    #expect(read.isDirectory && read.filename == "document")
    #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
    let file = read.fileWrappers?["inner"]?.fileWrappers?["a.txt"]
    #expect(file?.regularFileContents == Data("a".utf8))
  }

  @Test func `an existing folder is replaced as a whole`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appending(path: "document")
    for name in ["old", "new"] {
      let file = FileWrapper(regularFileWithContents: Data(name.utf8))
      try FileWrapper(directoryWithFileWrappers: [name: file])
        .write(to: target, options: .atomic, originalContentsURL: nil)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path()) == ["new"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["document"])
  }

  @Test func `equal names in a folder become different ones`() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let first = folder.addRegularFile(withContents: Data(), preferredFilename: "a")
    let second = folder.addRegularFile(withContents: Data(), preferredFilename: "a")
    #expect(first == "a" && second != "a")
    let child = try #require(folder.fileWrappers?[second])
    #expect(folder.keyForChildFileWrapper(child) == second)
    folder.removeFileWrapper(child)
    #expect(folder.fileWrappers?.keys.sorted() == ["a"])
  }

  @Test func `a device is not read`() {
    #expect(throws: (any Error).self) { try FileWrapper(url: URL(filePath: "/dev/zero")) }
    #expect(throws: (any Error).self) { try FileWrapper(url: URL(filePath: "/nothing/here")) }
  }
}
