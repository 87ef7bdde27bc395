// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

/// Changes of the files that define a project, while it is previewed.
@Suite struct ProjectDefinitionTests {
  private func withFile(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "snapback-\(UUID().uuidString).swift"
    defer { unlink(path) }
    try "one".write(toFile: path, atomically: false, encoding: .utf8)
    try body(path)
  }

  @Test func `a change is reported once`() throws {
    try withFile { path in
      var definition = ProjectDefinition([path])
      #expect(definition.concerns(path) && !definition.concerns(path + "2"))
      #expect(definition.change() == nil)
      try "two".write(toFile: path, atomically: true, encoding: .utf8)
      #expect(definition.change() == path)
      #expect(definition.change() == nil)
      try "two".write(toFile: path, atomically: false, encoding: .utf8)
      #expect(definition.change() == nil)
      // The preview uses these contents.
      try "one".write(toFile: path, atomically: false, encoding: .utf8)
      #expect(definition.change() == nil)
      try "two".write(toFile: path, atomically: false, encoding: .utf8)
      #expect(definition.change() == path)
    }
  }

  @Test func `a file in the middle of a save, or a pipe in its place, is no change`() throws {
    try withFile { path in
      var definition = ProjectDefinition([path])
      truncate(path, 0)
      #expect(definition.change() == nil)
      unlink(path)
      #expect(definition.change() == nil)
      mkfifo(path, 0o600)
      #expect(definition.change() == nil)
      unlink(path)
      try "one".write(toFile: path, atomically: false, encoding: .utf8)
      #expect(definition.change() == nil)
    }
  }
}
