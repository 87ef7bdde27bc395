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

  @Test func `both files whose names are equal strings are read and written`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "source")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: false)
    for (index, name) in ["\u{e9}", "e\u{301}"].enumerated() {
      let path = source.path() + "/" + name
      try #require(path.withCString { close(creat($0, 0o600)) } == 0)
      try path.withCString { path in
        let file = try #require(fopen(path, "w"))
        fputs("\(index)", file)
        fclose(file)
      }
    }
    let wrapper = try FileWrapper(url: source)
    let texts = try #require(wrapper.fileWrappers).values.map(\.regularFileContents)
    #expect(Set(texts) == [Data("0".utf8), Data("1".utf8)])
    let target = folder.appending(path: "target")
    try wrapper.write(to: target, options: .atomic, originalContentsURL: nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path()).count == 2)
  }

  @Test func `a link to a document stays one`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (link, target) = (folder.appending(path: "link"), folder.appending(path: "document"))
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    for text in ["one", "two"] {
      try FileWrapper(regularFileWithContents: Data(text.utf8))
        .write(to: link, options: .atomic, originalContentsURL: nil)
      #expect(try String(contentsOf: target, encoding: .utf8) == text)
    }
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path()) == target.path())
  }

  @Test func `data follow a link, and replace no read-only file`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (link, target) = (folder.appending(path: "link"), folder.appending(path: "target"))
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try Data("one".utf8).writeReplacing(link)
    #expect(try String(contentsOf: target, encoding: .utf8) == "one")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path()) == target.path())
    try #require(chmod(target.path(), 0o444) == 0)
    for url in [link, target] {
      #expect(throws: CocoaError.self) { try Data("two".utf8).writeReplacing(url) }
    }
    #expect(try String(contentsOf: target, encoding: .utf8) == "one")
  }

  @Test func `a read-only file or folder is not replaced`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, bundle) = (folder.appending(path: "file"), folder.appending(path: "bundle"))
    try Data("old".utf8).write(to: file)
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: false)
    try #require(chmod(file.path(), 0o444) == 0 && chmod(bundle.path(), 0o555) == 0)
    for wrapper in [
      FileWrapper(regularFileWithContents: Data("new".utf8)),
      FileWrapper(directoryWithFileWrappers: [:]),
    ] {
      let target = wrapper.isDirectory ? bundle : file
      #expect(throws: CocoaError.self) {
        try wrapper.write(to: target, options: .atomic, originalContentsURL: nil)
      }
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    var status = stat()
    #expect(stat(bundle.path(), &status) == 0 && status.st_mode & 0o777 == 0o555)
  }

  @Test func `a pipe is not replaced`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe")
    try #require(mkfifo(pipe.path(), 0o600) == 0)
    for wrapper in [
      FileWrapper(regularFileWithContents: Data("text".utf8)),
      FileWrapper(directoryWithFileWrappers: [:]),
    ] {
      #expect(throws: CocoaError.self) {
        try wrapper.write(to: pipe, options: .atomic, originalContentsURL: nil)
      }
    }
    let type = try FileManager.default.attributesOfItem(atPath: pipe.path())[.type]
    #expect(type as? FileAttributeType != .typeRegular)
  }

  @Test(arguments: ["../outside", "a/b", "..", ".", ""])
  func `a name that leads out of the folder is an error`(name: String) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      name: FileWrapper(regularFileWithContents: Data())
    ])
    #expect(throws: CocoaError.self) {
      try wrapper.write(
        to: folder.appending(path: "document"), options: .atomic, originalContentsURL: nil)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).isEmpty)
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
