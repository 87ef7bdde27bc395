// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// How far a recording is, on one line of a terminal that is written over and over.
nonisolated package struct ProgressLine {
  /// How often the line changes, in frames.
  private static let step = 10

  private let descriptor: Int32
  private let name: String
  /// When the last event happens, in seconds of the picture.
  private let duration: Double

  /// Nil where nobody would see the line, or it could not be written over: `descriptor` is no
  /// terminal, or a dumb one.
  package init?(
    descriptor: Int32, environment: [String: String], name: String, duration: Double
  ) {
    let terminal = environment["TERM", default: ""]
    guard isatty(descriptor) == 1, !terminal.isEmpty, terminal != "dumb" else { return nil }
    self.descriptor = descriptor
    self.name = name
    self.duration = duration
  }

  /// Shows the frame that was drawn, and its time in seconds.
  package func show(frame: Int, at time: Double) {
    if frame % Self.step == 0 { put(Self.text(name, frame: frame, at: time, of: duration)) }
  }

  /// Says where the recording is, and ends the line.
  package func end(with path: String) {
    put("\(name): recorded into \(path)\n")
  }

  /// Takes the line away.
  package func remove() {
    put("")
  }

  package static func text(
    _ name: String, frame: Int, at time: Double, of duration: Double
  ) -> String {
    let end = time < duration ? " of \(tenths(duration)) s" : " s, until nothing moves"
    return "\(name): frame \(frame), \(tenths(time))\(end)"
  }

  private func put(_ text: String) {
    let line = Array("\r\u{1b}[K\(text)".utf8)
    _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  private static func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
