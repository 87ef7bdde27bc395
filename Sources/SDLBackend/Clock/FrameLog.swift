// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// A log of the presented frames, one line each, written to a file descriptor: for end-to-end
/// tests.
///
/// `frame BEGIN INTERVAL LATENESS WORK KIND WINDOW`: four numbers in seconds (the first interval is
/// `inf`), then `steady`, or `rested` for a frame after an idle time, and the number of the window, from
/// 1 in the order in which they were opened. If the descriptor cannot be written, logging stops without an error; while it would block, lines are dropped.
struct FrameLog {
  private var descriptor: Int32?
  private let window: UInt32

  init(descriptor: Int32?, window: UInt32) {
    (self.descriptor, self.window) = (descriptor, window)
  }

  mutating func write(_ timing: FrameTiming) {
    guard let descriptor else { return }
    var line = line(timing)
    let isWritten = line.withUTF8 { bytes in
      while true {
        let count = Foundation.write(descriptor, bytes.baseAddress, bytes.count)
        // A line is shorter than `PIPE_BUF`, so it is written completely or not at all.
        if count >= 0 || errno == EAGAIN { return true }
        if errno != EINTR { return false }
      }
    }
    if !isWritten { self.descriptor = nil }
  }

  private func line(_ timing: FrameTiming) -> String {
    let numbers = [timing.begin, timing.interval, timing.lateness, timing.work]
      .map { $0.isFinite ? "\(($0 * 1e6).rounded() / 1e6)" : "inf" }
    let kind = timing.isSteady ? "steady" : "rested"
    return "frame \(numbers.joined(separator: " ")) \(kind) \(window)\n"
  }
}
