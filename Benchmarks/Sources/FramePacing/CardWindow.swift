// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// `snapback run spring-home` in a window on a virtual display, with its frame log.
final class CardWindow {
  /// A line of the frame log.
  struct Frame {
    /// The time since the previous frame, in seconds; infinite for the first one.
    var interval: Double
    /// Whether the frame followed the previous one without an idle period.
    var isSteady: Bool

    /// Parses `frame BEGIN INTERVAL LATENESS WORK KIND`; nil for any other line.
    init?(_ line: Substring) {
      let fields = line.split(separator: " ")
      guard fields.count == 7, fields[0] == "frame", let interval = Double(fields[2]) else {
        return nil
      }
      self.interval = interval
      isSteady = fields[5] == "steady"
    }
  }

  private static let (width, height) = (800, 700)

  let program: MeasuredProcess
  private let display: VirtualDisplay
  private let log: String
  /// The window's center on the screen.
  private let center: (x: Int, y: Int)

  /// Starts the program and waits for its first frame.
  init(program path: String) throws {
    let display = try VirtualDisplay()
    let log = NSTemporaryDirectory() + "frame-pacing-\(getpid()).log"
    let program = try MeasuredProcess(
      [
        path, "run", "spring-home", "--size", "\(Self.width)x\(Self.height)", "--frame-log", log,
        "--appearance", "light", "--no-reduce-motion",
      ], environment: display.environment)
    (self.display, self.log, self.program) = (display, log, program)
    var values: [Substring: Int] = [:]
    let deadline = ContinuousClock.now + .seconds(60)
    while Self.frames(in: log).isEmpty || values["X"] == nil {
      guard program.isRunning, ContinuousClock.now < deadline else {
        display.server.terminate()
        throw VirtualDisplay.Failure(description: "\(path) shows no window")
      }
      Thread.sleep(forTimeInterval: 0.05)
      let output = try display.xdotool([
        "search", "--onlyvisible", "--class", "^io\\.github\\.snapback\\.Snapback$",
        "getwindowgeometry", "--shell",
      ])
      for line in output.split(separator: "\n") {
        let parts = line.split(separator: "=")
        if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
      }
    }
    center = ((values["X"] ?? 0) + Self.width / 2, (values["Y"] ?? 0) + Self.height / 2)
  }

  /// The frames presented so far.
  var frames: [Frame] { Self.frames(in: log) }

  /// The time that the program and the X server waited for a core, in seconds.
  var timeWaited: Double { program.timeWaited + display.server.timeWaited }

  /// Drags the card in circles with a pointer sample every 8 ms, then releases it.
  func drag(seconds: Double) throws {
    var steps = ["mousemove", "\(center.x)", "\(center.y)", "mousedown", "1"]
    for step in 0..<Int(seconds * 125) {
      let angle = Double(step) / 125 * 2 * .pi
      let x = Double(center.x) + 60 * sin(angle)
      let y = Double(center.y) + 60 * (1 - cos(angle))
      steps += ["mousemove", "\(Int(x))", "\(Int(y))", "sleep", "0.008"]
    }
    try display.xdotool(steps)
    try display.xdotool(["mouseup", "1"])
  }

  /// Waits until no frame has been presented for a second.
  func waitUntilIdle() {
    var count = -1
    while count != frames.count {
      count = frames.count
      Thread.sleep(forTimeInterval: 1)
    }
  }

  func close() {
    program.terminate()
    display.server.terminate()
    try? FileManager.default.removeItem(atPath: log)
  }

  private static func frames(in log: String) -> [Frame] {
    let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap(Frame.init)
  }
}
