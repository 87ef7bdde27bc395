// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// Checks that a trace can be played, and contains input.
func expectReplays(_ trace: TemporaryFile) throws {
  let text = try trace.text
  #expect(text.hasSuffix("\n"), "the last line is incomplete")
  #expect(text.contains("\"pointer\""), "there is no input in the trace")
  let replay = try CommandRun(
    [try SnapbackProcess.path, "replay", "--headless", trace.url.path],
    environment: ProcessInfo.processInfo.environment)
  #expect(replay.status == 0, "\(replay.errorOutput)")
}
