// Part of Snapback, under the MIT licence; see LICENSE.

/// One frame, as the program's frame log tells of it.
struct FrameRecord {
  /// Since the frame before it began, in seconds; infinite for the first.
  let interval: Double
  /// Whether it followed the frame before it without a rest.
  let isSteady: Bool

  /// Reads `frame BEGIN INTERVAL LATENESS WORK KIND`; nil for any other line.
  init?(line: Substring) {
    let fields = line.split(separator: " ")
    guard fields.count == 6, fields[0] == "frame", let interval = Double(fields[2]) else {
      return nil
    }
    self.interval = interval
    isSteady = fields[5] == "steady"
  }
}
