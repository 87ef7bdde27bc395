// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import SnapbackCLI
import Testing

/// The picture that is shown after a preview has crashed.
@MainActor
@Suite struct LastPictureTests {
  private func withPath(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).picture").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private var list: DisplayList {
    DisplayList(
      size: CGSize(width: 30, height: 20), background: ResolvedColor(red: 1, green: 0, blue: 0))
  }

  @Test func `it is written half a second after the last one at the earliest, and read`() throws {
    try withPath { path in
      let picture = LastFrameFile(path: path)
      #expect(picture.due == nil)
      picture.noteFrame()
      #expect(picture.due == -.infinity)
      picture.write(list, scale: 2, at: 10)
      #expect(picture.due == nil)
      picture.noteFrame()
      #expect(picture.due == 10.5)
      #expect(LastFrameFile.read(path) != nil)
    }
  }

  @Test(arguments: [0, 11, 12, 13, 100]) func `a damaged file counts as none`(length: Int) throws {
    try withPath { path in
      LastFrameFile(path: path).write(list, scale: 1, at: 0)
      let data = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(length)
      try data.write(to: URL(fileURLWithPath: path))
      #expect(LastFrameFile.read(path) == nil)
    }
    #expect(LastFrameFile.read("/nowhere") == nil)
  }
}
