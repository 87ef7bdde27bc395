// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// What the gallery remembers, and where.
struct GalleryMemoryTests {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/snapback/gallery.json"),
    (["HOME": "/h"], "/h/.local/state/snapback/gallery.json"),
    (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/snapback/gallery.json"),
    (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/snapback/gallery.json"),
    ([:], nil), (["HOME": "h"], nil),
  ])
  func `it lies where such things lie`(environment: [String: String], path: String?) {
    #expect(GalleryMemoryFile(environment: environment)?.path == path)
  }

  @Test func `what is written is read, over what was there, and no file is nothing`() throws {
    try inFolder { file, _ in
      #expect(try file.read() == GalleryMemory())
      let memories = [
        GalleryMemory(width: 900, height: 700.5, scene: "dial"), GalleryMemory(scene: "card"),
      ]
      for memory in memories {
        try file.write(memory)
        #expect(try file.read() == memory)
      }
      #expect(
        try FileManager.default.contentsOfDirectory(
          atPath: (file.path as NSString).deletingLastPathComponent) == ["gallery.json"])
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"width":"wide"}"#, "\u{0}"])
  func `what is broken is told, and not taken`(text: String) throws {
    try inFolder { file, _ in
      try file.write(GalleryMemory())
      try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
      #expect(throws: ProgramError.brokenMemory(path: file.path)) { try file.read() }
    }
  }

  @Test func `what else is said in the file does not matter`() throws {
    try inFolder { file, _ in
      try file.write(GalleryMemory())
      try Data(#"{"scene":"star","later":[1]}"#.utf8).write(to: URL(fileURLWithPath: file.path))
      #expect(try file.read() == GalleryMemory(scene: "star"))
    }
  }

  @Test func `where nothing can be written it says so`() throws {
    try inFolder { file, folder in
      try Data().write(to: folder.appending(path: "snapback"))
      #expect(throws: ProgramError.self) { try file.write(GalleryMemory()) }
      #expect(throws: ProgramError.cannotRead(path: file.path, code: ENOTDIR)) {
        try file.read()
      }
    }
  }

  @Test(arguments: [
    (900.0, 700.0, true), (200, 200, true), (nil, 700, false), (199, 700, false), (900, 0, false),
    (-900, 700, false), (1e9, 700, false), (.nan, 700, false), (.infinity, 700, false),
  ])
  func `a size that nobody can have wanted is none`(width: Double?, height: Double?, isSize: Bool) {
    #expect((GalleryMemory(width: width, height: height).size != nil) == isSize)
  }

  private func inFolder(_ body: (GalleryMemoryFile, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(GalleryMemoryFile(environment: ["XDG_STATE_HOME": folder.path]))
    try body(file, folder)
  }
}
