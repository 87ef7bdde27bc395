// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The spring-home scene in a window of the built program, on a virtual display.
final class CardStage {
  /// Smaller than the screen, so that the pointer can leave the window on every side.
  static let size = (width: 800, height: 700)
  static let middle = (x: 400, y: 350)

  let desktop: Desktop
  let program: SnapbackProcess
  /// The X window id.
  let window: String
  /// The window's top left corner on the screen.
  let origin: (x: Int, y: Int)
  /// The window with the card at rest.
  let rest: Screenshot
  private let frameLog = TemporaryFile()

  /// Starts the program at a playback speed and waits until its first frame is stable.
  ///
  /// A speed below 1 slows down animations, but not the simulated mouse, which makes tests that interrupt an
  /// animation independent of the machine's speed. Pointer velocities are multiplied by `1 / speed`.
  init(speed: Double = 1, hasWindowManager: Bool = false, arguments: [String] = []) throws {
    desktop = try Desktop(hasWindowManager: hasWindowManager)
    let program = try SnapbackProcess(
      [
        "run", "spring-home", "--size", "\(CardStage.size.width)x\(CardStage.size.height)",
        "--frame-log", frameLog.url.path, "--speed", "\(speed)", "--appearance", "light",
        "--no-reduce-motion",
      ] + arguments, environment: desktop.environment)
    self.program = program
    let desktop = desktop
    let window = try desktop.window(of: program)
    self.window = window
    origin = try CardStage.origin(of: window, on: desktop)
    rest = try eventually("a stable first frame") { () -> Screenshot? in
      let picture = try desktop.screenshot(of: window)
      guard picture[0, 0] != picture[CardStage.middle.x, CardStage.middle.y] else { return nil }
      return try desktop.screenshot(of: window) == picture ? picture : nil
    }
  }

  /// Returns a screenshot of the window.
  func picture() throws -> Screenshot {
    do {
      return try desktop.screenshot(of: window)
    } catch  where !program.isRunning {
      throw TimedOut(
        description: "the program exited \(program.ending) during the test: \(program.errorOutput)")
    }
  }

  /// Performs mouse input; returns after the last step.
  func mouse(_ steps: [MouseStep]) throws {
    try desktop.xdotool(steps.flatMap { $0.arguments(origin: origin) })
  }

  /// Presses at a point relative to the card's center and drags by a distance in pixels, without releasing.
  func drag(by x: Int, _ y: Int, holding point: (x: Int, y: Int) = (0, 0)) throws {
    let start = (x: CardStage.middle.x + point.x, y: CardStage.middle.y + point.y)
    try mouse(
      [.move(x: start.x, y: start.y), .press]
        + MouseStep.glide(from: start, to: (start.x + x, start.y + y), steps: 8))
  }

  /// Waits until the card has a placement, exact to the pixel, and returns the screenshot.
  @discardableResult
  func awaitCard(_ placement: CardPlacement) throws -> Screenshot {
    var wrong = 0
    do {
      return try eventually("the card at \(placement)") {
        let picture = try picture()
        wrong = placement.wrongPixels(in: picture)
        let fits = CGSize(width: picture.width, height: picture.height) == placement.window
        return fits && wrong == 0 ? picture : nil
      }
    } catch {
      throw TimedOut(description: "\(error); \(wrong) pixels are wrong")
    }
  }

  /// Waits until the window looks as it did before the first input.
  func awaitRest() throws {
    try eventually("the card is at rest, pixel for pixel", within: 180) { try picture() == rest }
  }

  /// The frames presented so far.
  func frames() throws -> [FrameRecord] {
    try frameLogText.split(separator: "\n")
      .compactMap(FrameRecord.init(line:))
  }

  /// The lines about the frames presented so far.
  var frameLogText: String { get throws { try frameLog.text } }

  private static func origin(of window: String, on desktop: Desktop) throws -> (x: Int, y: Int) {
    var values: [Substring: Int] = [:]
    for line in try desktop.xdotool(["getwindowgeometry", "--shell", window]).split(
      separator: "\n")
    {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"] else {
      throw TimedOut(description: "xdotool does not report the window's position")
    }
    return (x, y)
  }
}
