// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import SnapbackCLI
import Testing
import Traces

/// Traces written during a session.
@MainActor
struct TraceRecorderTests {
  private static let header = TraceHeader(scene: "card", size: CGSize(width: 30, height: 40))
  /// A file that a recording may replace.
  private static let old = Data(#"{"format":"snapback-trace","version":2}"#.utf8)
  private static let press = InputEvent.pointer(
    PointerSample(time: 0.5, phase: .down, location: CGPoint(x: 3, y: 4)))

  @Test
  func `every event is in the file as soon as it was added`() throws {
    try inFolder { folder in
      let path = folder + "/a.trace"
      let url = URL(fileURLWithPath: path)
      try Self.old.write(to: url)
      let recorder = try TraceRecorder(path: path, header: Self.header)
      recorder.note("Early.")
      #expect(try Data(contentsOf: url) == Self.old)
      recorder.begin(nil)
      recorder.add([Self.press])
      recorder.add(frameAt: 0.51)
      recorder.note("Late.")
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(
        text == """
          {"format":"snapback-trace","version":2,"scene":"card","size":[30,40],"scale":1}
          // Early.
          {"t":0.5,"pointer":"down","at":[3,4]}
          {"frame":0.51}
          // Late.

          """)
      let trace = Trace(
        header: Self.header, events: [Self.press],
        frames: [TraceFrame(time: 0.51, eventCount: 1)])
      #expect(try Trace(text: Array(text.utf8)) == trace)
      recorder.close()
      recorder.add([Self.press])
      recorder.note("After the end.")
      #expect(try String(contentsOf: url, encoding: .utf8) == text)
      #expect(recorder.failure == nil)
    }
  }

  @Test(arguments: ["/nowhere/a.trace", "/"])
  func `an unwritable path is rejected before recording`(path: String) {
    #expect(throws: ProgramError.self) { try TraceRecorder(path: path, header: Self.header) }
  }

  @Test
  func `a full disk ends the recording with an error`() throws {
    let recorder = try TraceRecorder(path: "/dev/full", header: Self.header)
    var failures = 0
    recorder.onFailure = { failures += 1 }
    recorder.begin(nil)
    #expect(recorder.failure == .cannotWrite(path: "/dev/full", code: ENOSPC))
    recorder.add([Self.press])
    recorder.note("Nothing.")
    #expect(failures == 1)
  }

  @Test
  func `an old trace stays until the recording begins, and keeps its permissions`() throws {
    try inFolder { folder in
      let path = folder + "/a.trace"
      try Self.old.write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      do {
        let recorder = try TraceRecorder(path: path, header: Self.header)
        recorder.add([Self.press])
        recorder.close()
        #expect(FileManager.default.contents(atPath: path) == Self.old)
        recorder.begin(nil)
        recorder.close()
      }
      #expect(try Trace(text: #require(FileManager.default.contents(atPath: path))).events == [])
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.trace"])
    }
  }

  @Test
  func `a pipe without a reader is an error and is not waited for`() throws {
    try inFolder { folder in
      let path = folder + "/a.trace"
      mkfifo(path, 0o600)
      let recorder = try TraceRecorder(path: path, header: Self.header)
      recorder.begin(nil)
      #expect(recorder.failure == .cannotWrite(path: path, code: ENXIO))
    }
  }
}
