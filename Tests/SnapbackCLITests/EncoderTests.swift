// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

/// Recordings by an ffmpeg that fails or hangs, replaced by a script.
struct EncoderTests {
  private static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private static func install(_ encoder: String, in folder: String) throws -> [String: String] {
    for name in ["bin", "tmp"] {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    let path = folder + "/bin/ffmpeg"
    try Data(("#!/bin/sh\n" + encoder + "\n").utf8).write(to: URL(filePath: path))
    chmod(path, 0o755)
    return ["PATH": folder + "/bin:/usr/bin:/bin", "TMPDIR": folder + "/tmp", "FOLDER": folder]
  }

  @Test(arguments: [
    // More output than a pipe holds, before the input is read.
    ("yes error | head -100000; exit 3", 70, "ffmpeg failed: \"error\""),
    ("exit 0", 70, "it exited before the last frame"),
    ("cat > /dev/null", 70, "it exited without writing a file"),
    ("kill -KILL $$", 70, "it was ended by signal 9"),
    ("exec < /dev/null; exit 0", 70, "ffmpeg failed"),
    (
      "cat > /dev/null; for last; do :; done; yes | head -c 300000 > \"$last\"; exec >&- 2>&-", 0,
      ""
    ),
  ])
  func `a strange encoder is an error and not a hang`(
    encoder: String, status: Int32, message: String
  ) throws {
    try inFolder { folder in
      let environment = try Self.install(encoder, in: folder)
      try Data("old".utf8).write(to: URL(filePath: folder + "/a.mp4"))
      let program = try ProgramRun(
        shell: "exec timeout 60 \"$@\"", ["record", "spring-home", "-o", "a.mp4"], in: folder,
        environment: environment)
      #expect(program.status == status)
      #expect(message.isEmpty ? program.errorOutput == "" : program.errorOutput.contains(message))
      #expect(try Self.names(folder) == ["a.mp4", "bin"] + ["tmp"])
      #expect(try Self.names(folder + "/tmp") == [])
      let isOld = FileManager.default.contents(atPath: folder + "/a.mp4") == Data("old".utf8)
      #expect(isOld == (status != 0))
    }
  }

  @Test(
    .timeLimit(.minutes(2)),
    arguments: ["sleep 1000", "cat > /dev/null; exec >&- 2>&-; sleep 1000"])
  func `a signal ends a recording whose encoder hangs, and the encoder`(encoder: String) throws {
    try inFolder { folder in
      let environment = try Self.install("echo $$ > $FOLDER/started; " + encoder, in: folder)
      let program = try #require(
        ChildProcess(
          program: ProgramRun.path,
          arguments: ["record", "spring-home", "-o", folder + "/a.mp4"], environment: environment))
      var encoderID: pid_t?
      while encoderID == nil {
        let text = FileManager.default.contents(atPath: folder + "/started") ?? Data()
        encoderID = pid_t(String(decoding: text, as: UTF8.self).dropLast())
      }
      kill(program.id, SIGTERM)
      let (ending, output) = program.finish()
      #expect(ending == .exited(143) && output == [])
      #expect(try kill(#require(encoderID), 0) == -1 && errno == ESRCH)
      #expect(try Self.names(folder) == ["bin", "started", "tmp"])
      #expect(try Self.names(folder + "/tmp") == [])
    }
  }
}
