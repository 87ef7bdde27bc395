// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A text that a test compares with the one kept beside it.
///
/// It lies in the folder `Snapshots` beside the test's file. A missing one is written, and counts as different;
/// with `RECORD_SNAPSHOTS=1` in the environment all are written anew.
package enum Snapshot {
  /// Nil where the text is the one kept; else what differs, in a sentence.
  package static func difference(
    _ text: String, named name: String, besides testFile: String = #filePath
  ) throws -> String? {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
    let file = folder.appendingPathComponent(name + ".txt")
    let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    guard !isRecording, FileManager.default.fileExists(atPath: file.path) else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return isRecording ? nil : "there was no snapshot \(name); it is written now: look at it"
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    guard kept != text else { return nil }
    let (old, new) = (kept.split(separator: "\n"), text.split(separator: "\n"))
    let same = zip(old, new).prefix { $0 == $1 }.count
    func line(of lines: [Substring]) -> Substring { same < lines.count ? lines[same] : "nothing" }
    let (before, now) = (line(of: old), line(of: new))
    return "line \(same + 1) of \(name): kept is \"\(before)\", now it is \"\(now)\""
  }
}
