// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing
import Traces

/// `snapback test`, run as a process.
struct TestCommandTests {
  /// A flick of the card, which springs back, with lines of its test.
  private static func trace(_ lines: String = "", scene: String = "spring-home") throws -> String {
    let header = TraceHeader(scene: scene, size: CGSize(width: 195, height: 300))
    let trace = Trace.drag(
      header, from: CGPoint(x: 97, y: 150), to: CGPoint(x: 50, y: 150), over: 0.2, easing: .easeIn)
    return try trace.text() + lines
  }

  private static func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private static func picture(_ path: String) throws -> Picture {
    try Picture(png: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  @Test func `pipes in a folder are skipped, and a pipe that is named can be interrupted`() throws {
    try inFolder { folder in
      try Self.write(Self.trace("//@ picture none\n"), folder + "/a/flick.trace")
      for name in ["a/pipe.trace", "a/flick.test"] {
        #expect(mkfifo(folder + "/" + name, 0o600) == 0)
      }
      let run = try ProgramRun(
        compiling: ["test", "a"], in: folder)
      #expect(run.lines == ["pass  flick", "1 passed, 0 failed"])
      let interrupted = try ProgramRun(
        shell: "timeout --preserve-status 1 \"$@\"", ["test", "a/pipe.trace"], in: folder)
      #expect(interrupted.status == 128 + SIGTERM)
    }
  }

  @Test func `an expected picture that is none is named, and replaced with --update`() throws {
    try inFolder { folder in
      try Self.write(Self.trace(), folder + "/flick.trace")
      try Self.write("no picture", folder + "/flick.png")
      let first = try ProgramRun(["test"], in: folder)
      #expect(first.status == 1)
      #expect(first.text.contains("flick.png: this is not a valid PNG image"), "\(first.text)")
      #expect(try ProgramRun(["test", "--update"], in: folder).status == 0)
      #expect(try ProgramRun(["test"], in: folder).status == 0)
    }
  }

  @Test func `pictures are written with --update, and compared after that`() throws {
    try inFolder { folder in
      try Self.write(Self.trace("//@ picture 0.1\n//@ picture end\n"), folder + "/a/flick.trace")
      let first = try ProgramRun(["test"], in: folder)
      #expect(first.status == 1)
      #expect(
        first.lines == [
          "FAIL  a/flick", "      a/flick-0.1s.png does not exist; --update writes it",
          "      a/flick.png does not exist; --update writes it", "0 passed, 1 failed",
        ])
      #expect(first.errorOutput == "snapback: 1 of 1 test failed\n")

      let update = try ProgramRun(["test", ".", "--update"], in: folder)
      #expect(update.status == 0)
      #expect(update.text.contains("wrote a/flick.png"))
      let (early, end) = (
        try Self.picture(folder + "/a/flick-0.1s.png"), try Self.picture(folder + "/a/flick.png")
      )
      #expect(early.width == 195 && early.height == 300)
      #expect(early != end)

      let second = try ProgramRun(["test", folder], in: "/tmp")
      #expect(second.status == 0)
      #expect(second.lines == ["pass  a/flick", "1 passed, 0 failed"])
      #expect(try ProgramRun(["test", "a/flick.trace"], in: folder).status == 0)
    }
  }

  @Test func `a picture that differs fails, with a picture of the difference`() throws {
    try inFolder { folder in
      try Self.write(Self.trace(), folder + "/flick.trace")
      #expect(try ProgramRun(["test", "--update"], in: folder).status == 0)
      var expected = try Self.picture(folder + "/flick.png")
      // Three pixels, one of them only slightly.
      expected[10, 20] = 0xff00_0000
      expected[14, 25] = 0xff00_0000
      expected[100, 290] ^= 1
      try Data(try expected.png()).write(to: URL(fileURLWithPath: folder + "/flick.png"))

      let failing = try ProgramRun(["test"], in: folder)
      #expect(failing.status == 1)
      #expect(failing.text.contains("flick.png: 3 of 58500 pixels differ, by up to "))
      #expect(failing.text.contains("within 91x271 pixels at (10, 20); see flick.failed.png"))
      let difference = try Self.picture(folder + "/flick.failed.png")
      #expect(difference.width == 3 * 195 + 16 && difference.height == 300)
      #expect(difference[10, 20] == 0xff00_0000)
      #expect(difference[2 * 203 + 10, 20] == 0xffe0_1030)
      #expect(difference[2 * 203 + 11, 20] != 0xffe0_1030)

      try Self.write("tolerance 1", folder + "/flick.test")
      let tolerant = try ProgramRun(["test"], in: folder)
      #expect(tolerant.text.contains("flick.png: 2 of 58500 pixels differ"))
      #expect(tolerant.text.contains("within 5x6 pixels at (10, 20)"))

      // A picture of another size.
      let small = Picture(width: 4, height: 4, filling: 0xffff_ffff)
      try Data(try small.png()).write(to: URL(fileURLWithPath: folder + "/flick.png"))
      let resized = try ProgramRun(["test"], in: folder)
      #expect(resized.text.contains("flick.png: 195x300 pixels, expected 4x4"))

      #expect(try ProgramRun(["test", "--update"], in: folder).status == 0)
      #expect(!Self.exists(folder + "/flick.failed.png"))
      #expect(try ProgramRun(["test"], in: folder).status == 0)
    }
  }

  @Test func `the picture of a difference follows no link, waits for no pipe and replaces no text`()
    throws
  {
    try inFolder { folder in
      try Self.write(Self.trace(), folder + "/a/flick.trace")
      try Self.write("precious", folder + "/notes")
      let wrong = Picture(width: 4, height: 4, filling: 0xffff_ffff)
      try Data(try wrong.png()).write(to: URL(fileURLWithPath: folder + "/a/flick.png"))
      let failure = folder + "/a/flick.failed.png"
      try FileManager.default.createSymbolicLink(
        atPath: failure, withDestinationPath: "../notes")
      #expect(try ProgramRun(["test", "a"], in: folder).text.contains("see a/flick.failed.png"))
      #expect(try String(contentsOfFile: folder + "/notes", encoding: .utf8) == "precious")
      #expect(try Self.picture(failure).height == 300)

      try FileManager.default.removeItem(atPath: failure)
      try #require(mkfifo(failure, 0o600) == 0)
      #expect(try ProgramRun(["test", "a"], in: folder).text.contains("see a/flick.failed.png"))
      #expect(try Self.picture(failure).height == 300)

      try Self.write("precious", failure)
      let refused = try ProgramRun(["test", "a"], in: folder)
      #expect(refused.text.contains("is not a PNG picture"), "\(refused.text)")
      #expect(try String(contentsOfFile: failure, encoding: .utf8) == "precious")

      try FileManager.default.removeItem(atPath: failure)
      try FileManager.default.removeItem(atPath: folder + "/a/flick.png")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/a/flick.png", withDestinationPath: "../notes")
      #expect(try ProgramRun(["test", "a", "--update"], in: folder).status == 0)
      #expect(try String(contentsOfFile: folder + "/notes", encoding: .utf8) == "precious")
      #expect(try Self.picture(folder + "/a/flick.png").height == 300)
    }
  }

  @Test func `expectations are those of report, and can stand beside the trace`() throws {
    try inFolder { folder in
      try Self.write(Self.trace("//@ expect settle<3\n"), folder + "/flick.trace")
      try Self.write(
        "# The release must be slow.\nexpect velocity<=1\npicture none\n", folder + "/flick.test")
      let program = try ProgramRun(["test", "--junit", "results.xml"], in: folder)
      #expect(program.status == 1)
      #expect(program.text.contains("      velocity is "))
      #expect(program.text.contains("expected at most 1\n"))
      #expect(!program.text.contains("settle"))
      #expect(!Self.exists(folder + "/flick.png"))
      let xml = try String(contentsOfFile: folder + "/results.xml", encoding: .utf8)
      #expect(xml.contains(#"tests="1" failures="1" errors="0""#))
      #expect(xml.contains(#"<testcase classname="traces" name="flick" time="#))
      #expect(xml.contains(#"<failure message="velocity is "#))

      try Self.write("expect velocity>1\npicture none\n", folder + "/flick.test")
      #expect(try ProgramRun(["test"], in: folder).status == 0)
    }
  }

  @Test func `a test that cannot be run is an error, and the others are run`() throws {
    try inFolder { folder in
      try Self.write(Self.trace("//@ picture none\n"), folder + "/b.trace")
      try Self.write(Self.trace(scene: "nothing"), folder + "/a.trace")
      try Self.write(Self.trace(), folder + "/c.trace")
      try Self.write("picture none\nexpct settle<1\n", folder + "/c.test")
      try Self.write("{}", folder + "/d.trace")
      let program = try ProgramRun(["test", "--junit", "r.xml"], in: folder)
      #expect(program.status == 1)
      #expect(
        program.text.contains(
          "FAIL  a\n      \"a.trace\" was recorded on the scene \"nothing\""))
      #expect(program.text.contains("pass  b\n"))
      #expect(
        program.text.contains(
          "FAIL  c\n      \"c.test\" is not a valid test: line 2: unknown word \"expct\"; use source"
        ))
      #expect(program.text.contains("FAIL  d\n      \"d.trace\" is not a valid trace: line 1"))
      #expect(program.text.hasSuffix("1 passed, 3 failed\n"))
      let xml = try String(contentsOfFile: folder + "/r.xml", encoding: .utf8)
      #expect(xml.contains(#"tests="4" failures="0" errors="3""#))

      let empty = try ProgramRun(["test", "e"], in: folder)
      #expect(empty.status == 66)
      try FileManager.default.createDirectory(
        atPath: folder + "/e", withIntermediateDirectories: true)
      let none = try ProgramRun(["test", "e"], in: folder)
      #expect(none.status == 65)
      #expect(none.errorOutput.contains("\"e\" has no traces"))
    }
  }

  @Test(arguments: [
    ("picture soon", "picture expects a time in seconds, end or none"),
    ("tolerance 256", "tolerance expects a whole number from 0 to 255"),
    ("expect settle", "expect expects a metric"), ("expect setle<1", "did you mean \"settle\"?"),
    ("appearance blue", "appearance expects light or dark"), ("view", "view expects a name"),
    ("reduce-motion", "reduce-motion expects on or off"),
  ])
  func `an invalid line is reported with its problem`(line: String, message: String) throws {
    try inFolder { folder in
      try Self.write(Self.trace("//@ \(line)\n"), folder + "/a.trace")
      let program = try ProgramRun(["test"], in: folder)
      #expect(program.status == 1)
      let lines = try Self.trace().split(separator: "\n").count
      #expect(program.text.contains("line \(lines + 1): "))
      #expect(program.text.contains(message))
    }
  }

  @Test func `a trace of a file is played on that file, and measured`() throws {
    try inFolder { folder in
      try Self.write(
        """
        import SwiftUI
        struct Ball: View {
          @State private var offset = 0.0
          var body: some View {
            Circle().fill(.red).frame(width: 100, height: 100).offset(x: offset)
              .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation.width }
                .onEnded { _ in withAnimation(.spring(duration: 0.3, bounce: 0.2)) { offset = 0 } })
          }
        }
        """, folder + "/Ball.swift")
      try Self.write(
        Self.trace("//@ expect settle<1\n//@ expect distance>30\n", scene: "Ball"),
        folder + "/Traces/throw.trace")
      let update = try ProgramRun(compiling: ["test", "--update"], in: folder)
      #expect(update.status == 0, "\(update.errorOutput)\(update.text)")
      let picture = try Self.picture(folder + "/Traces/throw.png")
      #expect(picture[97, 150] & 0xff0000 > 0xd00000)
      let report = try ProgramRun(
        compiling: ["report", "Traces/throw.trace", "--expect", "distance<10"], in: folder)
      #expect(report.status == 1)
      #expect(report.text.hasPrefix("Ball at 195x300, 0.200 s, 1 release"))
    }
  }
}
