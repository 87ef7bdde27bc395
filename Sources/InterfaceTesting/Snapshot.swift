// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A text that a test compares with a recorded one.
///
/// It is recorded in the folder `Snapshots` beside the test's file. A missing one is written and
/// counts as different. With `RECORD_SNAPSHOTS=1` in the environment all are recorded again.
package enum Snapshot {
  /// Returns the first difference from the recorded text, as a message; nil if there is none.
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
      return isRecording ? nil : "there was no snapshot \(name); it has been recorded: review it"
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    guard recorded != text else { return nil }
    let (old, new) = (recorded.split(separator: "\n"), text.split(separator: "\n"))
    let same = zip(old, new).prefix { $0 == $1 }.count
    func line(of lines: [Substring]) -> Substring { same < lines.count ? lines[same] : "nothing" }
    let (before, now) = (line(of: old), line(of: new))
    return "line \(same + 1) of \(name): recorded is \"\(before)\", now it is \"\(now)\""
  }
}
