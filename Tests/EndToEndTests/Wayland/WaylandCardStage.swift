// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The spring-home scene in a window of the built program, on a Wayland desktop.
final class WaylandCardStage {
  static let size = (width: 700, height: 600)
  static let middle = (x: 350, y: 300)

  let desktop: WaylandDesktop
  let program: SnapbackProcess
  let window: WaylandDesktop.Window
  /// The window with the card at rest.
  let rest: Screenshot
  let scale: Double
  private let frameLog = TemporaryFile()

  /// Starts the program and waits until its first frame is stable.
  init(
    scale: Double = 1, outputs: Int = 1, speed: Double = 1, arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    desktop = try WaylandDesktop(scale: scale, outputs: outputs)
    self.scale = scale
    let program = try SnapbackProcess(
      [
        "run", "spring-home", "--size", "\(Self.size.width)x\(Self.size.height)",
        "--frame-log", frameLog.url.path, "--speed", "\(speed)", "--appearance", "light",
        "--no-reduce-motion",
      ] + arguments, environment: desktop.environment.merging(environment) { $1 })
    self.program = program
    let desktop = desktop
    (window, rest) = try eventually("a stable first frame") {
      guard program.isRunning else {
        throw TimedOut(description: "the program exited: \(program.errorOutput)")
      }
      guard let window = try desktop.window() else { return nil }
      let picture = try desktop.screenshot(of: window, scale: scale)
      // The compositor may have placed the window between the pictures.
      guard let card = picture.cardBounds, card.width < Double(picture.width) - 20,
        try desktop.window() == window,
        try desktop.screenshot(of: window, scale: scale) == picture
      else { return nil }
      return (window, picture)
    }
  }

  /// Returns a screenshot of the window where it was at first.
  func picture() throws -> Screenshot {
    guard program.isRunning else {
      throw TimedOut(
        description: "the program exited \(program.ending) during the test: \(program.errorOutput)")
    }
    return try desktop.screenshot(of: window, scale: scale)
  }

  func mouse(_ steps: [MouseStep]) throws {
    try desktop.mouse(steps, in: window)
  }

  /// Presses at the card's center and drags by a distance in units, without releasing.
  func drag(by x: Int, _ y: Int) throws {
    let start = Self.middle
    try mouse(
      [.move(x: start.x, y: start.y), .press]
        + MouseStep.glide(from: start, to: (start.x + x, start.y + y), steps: 8))
  }

  /// Waits until the card has a translation, exact to the pixel; at scale 1.
  func awaitCard(at translation: CGSize) throws {
    let size = CGSize(width: Self.size.width, height: Self.size.height)
    let placement = CardPlacement(translation: translation, window: size)
    var wrong = 0
    do {
      try eventually("the card at \(placement)") {
        wrong = placement.wrongPixels(in: try picture())
        return wrong == 0
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
    try frameLog.text.split(separator: "\n").compactMap(FrameRecord.init(line:))
  }

  /// Waits until no frame has been presented for two seconds, and returns their number.
  func awaitIdle() throws -> Int {
    try eventually("no new frame for two seconds") {
      let count = try frames().count
      Thread.sleep(forTimeInterval: 2)
      return try frames().count == count ? count : nil
    }
  }
}
