// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A progress indicator on one terminal line that is rewritten in place.
nonisolated package struct ProgressLine {
  /// Frames between two updates.
  private static let updateInterval = 10

  private let descriptor: Int32
  private let name: String
  /// The time of the last event, in seconds of the recording.
  private let duration: Double

  /// Returns nil if `descriptor` is not a terminal or `TERM` is empty or `dumb` (no cursor control).
  package init?(
    descriptor: Int32, environment: [String: String], name: String, duration: Double
  ) {
    let terminal = environment["TERM", default: ""]
    guard isatty(descriptor) == 1, !terminal.isEmpty, terminal != "dumb" else { return nil }
    self.descriptor = descriptor
    self.name = name
    self.duration = duration
  }

  /// Shows the number of frames rendered so far and the current time in seconds.
  package func show(frame: Int, at time: Double) {
    if frame % Self.updateInterval == 0 {
      put(Self.text(name, frame: frame, at: time, of: duration))
    }
  }

  /// Replaces the line with the path of the finished recording.
  package func end(with path: String) {
    put("\(name): saved to \(path)\n")
  }

  /// Clears the line.
  package func remove() {
    put("")
  }

  package static func text(
    _ name: String, frame: Int, at time: Double, of duration: Double
  ) -> String {
    let end = time < duration ? " of \(tenths(duration)) s" : " s, waiting for animations to settle"
    return "\(name): frame \(frame), \(tenths(time))\(end)"
  }

  /// Writes nothing to a terminal that is stopped, as it would block.
  private func put(_ text: String) {
    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&wait, 1, 0) > 0 else { return }
    let line = Array("\r\u{1b}[K\(text)".utf8)
    _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  private static func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
