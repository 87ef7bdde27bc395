// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// The gallery's saved state and its file.
struct GalleryStateTests {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/snapback/gallery.json"),
    (["HOME": "/h"], "/h/.local/state/snapback/gallery.json"),
    (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/snapback/gallery.json"),
    (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/snapback/gallery.json"),
    ([:], nil), (["HOME": "h"], nil),
  ])
  func `the file is in the XDG state folder`(environment: [String: String], path: String?) {
    #expect(GalleryStateFile(environment: environment)?.path == path)
  }

  @Test func `written state is read back, and a missing file is the default state`() throws {
    try inFolder { file, _ in
      #expect(try file.read() == GalleryState())
      let states = [
        GalleryState(width: 900, height: 700.5, scene: "dial"), GalleryState(scene: "card"),
      ]
      for state in states {
        try file.write(state)
        #expect(try file.read() == state)
      }
      #expect(
        try FileManager.default.contentsOfDirectory(
          atPath: (file.path as NSString).deletingLastPathComponent) == ["gallery.json"])
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"width":"wide"}"#, "\u{0}"])
  func `invalid state is an error`(text: String) throws {
    try inFolder { file, _ in
      try file.write(GalleryState())
      try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
      #expect(throws: ProgramError.invalidGalleryState(path: file.path)) { try file.read() }
    }
  }

  @Test func `a pipe, a folder or a large file is not waited for`() throws {
    try inFolder { file, folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "snapback"), withIntermediateDirectories: true)
      mkfifo(file.path, 0o600)
      #expect(throws: ProgramError.invalidGalleryState(path: file.path)) { try file.read() }
      #expect(throws: ProgramError.cannotWrite(path: file.path, code: EINVAL)) {
        try file.write(GalleryState())
      }
      unlink(file.path)
      mkdir(file.path, 0o700)
      #expect(throws: ProgramError.invalidGalleryState(path: file.path)) { try file.read() }
      #expect(throws: ProgramError.cannotWrite(path: file.path, code: EISDIR)) {
        try file.write(GalleryState())
      }
      rmdir(file.path)
      let padding = String(repeating: " ", count: 1 << 16)
      try Data((#"{"scene":"star"}"# + padding).utf8).write(to: URL(fileURLWithPath: file.path))
      #expect(throws: ProgramError.invalidGalleryState(path: file.path)) { try file.read() }
    }
  }

  @Test func `unknown keys are ignored`() throws {
    try inFolder { file, _ in
      try file.write(GalleryState())
      try Data(#"{"scene":"star","later":[1]}"#.utf8).write(to: URL(fileURLWithPath: file.path))
      #expect(try file.read() == GalleryState(scene: "star"))
    }
  }

  @Test func `an unwritable folder is an error`() throws {
    try inFolder { file, folder in
      try Data().write(to: folder.appending(path: "snapback"))
      #expect(throws: ProgramError.self) { try file.write(GalleryState()) }
      #expect(throws: ProgramError.cannotRead(path: file.path, code: ENOTDIR)) {
        try file.read()
      }
    }
  }

  @Test(arguments: [
    (900.0, 700.0, true), (200, 200, true), (nil, 700, false), (199, 700, false), (900, 0, false),
    (-900, 700, false), (1e9, 700, false), (.nan, 700, false), (.infinity, 700, false),
  ])
  func `an implausible size is nil`(width: Double?, height: Double?, isSize: Bool) {
    #expect((GalleryState(width: width, height: height).size != nil) == isSize)
  }

  private func inFolder(_ body: (GalleryStateFile, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try #require(GalleryStateFile(environment: ["XDG_STATE_HOME": folder.path]))
    try body(file, folder)
  }
}
