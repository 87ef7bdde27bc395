// Part of Snapback, under the MIT licence; see LICENSE.

/// A line of the program's frame log: one presented frame.
struct FrameRecord {
  /// The start of the frame, in seconds of the program's clock.
  let begin: Double
  /// The time since the start of the previous frame, in seconds; infinite for the first frame.
  let interval: Double
  /// The number of the window, from 1.
  let window: Int

  /// Parses `frame BEGIN INTERVAL LATENESS WORK KIND WINDOW`; nil for any other line.
  init?(line: Substring) {
    let fields = line.split(separator: " ")
    guard fields.count == 7, fields[0] == "frame", let begin = Double(fields[1]),
      let interval = Double(fields[2]), let window = Int(fields[6])
    else {
      return nil
    }
    (self.begin, self.interval, self.window) = (begin, interval, window)
  }
}
