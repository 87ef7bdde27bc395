// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import SnapbackCLI
import Testing

/// Changes of the source panel in files.
struct SourceWriterTests {
  @Test func `a file is replaced only if it still has the old contents`() throws {
    try inFolder { folder in
      let path = folder + "/a.swift"
      try Data("one".utf8).write(to: URL(fileURLWithPath: path))
      #expect(try SourceWriter.replace(path, "two", "three") == false)
      #expect(try SourceWriter.replace(path, "one", "two"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
      #expect(try SourceWriter.replace(folder + "/none", "one", "two") == false)
    }
  }

  @Test func `a file that cannot be written is not replaced`() {
    // A file of the kernel: nothing can be created beside it.
    let path = "/proc/self/comm"
    let old = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    #expect((try? SourceWriter.replace(path, old, "text", timeout: 0)) != true)
  }

  @Test func `a read-only file is refused, also behind a link, and stays`() throws {
    try inFolder { folder in
      let (path, link) = (folder + "/a.swift", folder + "/link.swift")
      try Data("one".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      try #require(chmod(path, 0o444) == 0)
      for path in [path, link] {
        #expect(throws: PictureError.cannotWrite(path: path, code: EACCES)) {
          try SourceWriter.replace(path, "one", "two")
        }
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "one")
      try #require(chmod(path, 0o644) == 0)
      #expect(try SourceWriter.replace(link, "one", "two"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    }
  }

  @Test func `a file that another program is writing is waited for, and left to it`() throws {
    try inFolder { folder in
      let path = folder + "/a.swift"
      try Data("one".utf8).write(to: URL(fileURLWithPath: path))
      let other = try #require(FileHandle(forWritingAtPath: path))
      #expect(try SourceWriter.replace(path, "one", "two", timeout: 0) == false)
      try other.write(contentsOf: Data("1".utf8))
      #expect(try SourceWriter.replace(path, "1ne", "two", timeout: 20) == false)
      try other.close()
      #expect(try SourceWriter.replace(path, "1ne", "two"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.swift"])
    }
  }

  @Test func `what another program writes just before the end is kept`() throws {
    try inFolder { folder in
      let path = folder + "/a.swift"
      let url = URL(fileURLWithPath: path)
      try Data("one".utf8).write(to: url)
      // In place, still open.
      var other: FileHandle?
      let isWritten = try SourceWriter.replace(path, "one", "two") {
        other = FileHandle(forWritingAtPath: path)
        other?.truncateFile(atOffset: 0)
      }
      #expect(!isWritten)
      try other?.write(contentsOf: Data("theirs".utf8))
      try other?.close()
      #expect(try String(contentsOf: url, encoding: .utf8) == "theirs")
      // In place, and closed; and as a new file.
      for options in [Data.WritingOptions(), .atomic] {
        let text = "more \(options.rawValue)"
        let old = try String(contentsOf: url, encoding: .utf8)
        let isWritten = try SourceWriter.replace(path, old, "two") {
          try? Data(text.utf8).write(to: url, options: options)
        }
        #expect(!isWritten)
        #expect(try String(contentsOf: url, encoding: .utf8) == text)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.swift"])
    }
  }
}
