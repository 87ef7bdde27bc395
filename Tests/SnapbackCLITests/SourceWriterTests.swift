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

  @Test func `a file that cannot be written is an error`() {
    // A file of the kernel: nothing can be created beside it.
    let path = "/proc/self/comm"
    #expect(throws: PictureError.self) { try SourceWriter.replace(path, "", "text") }
  }
}
