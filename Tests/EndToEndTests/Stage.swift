// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The card's scene in a window of the real program, on a desktop of its own, ready for a hand.
final class Stage {
  /// Small enough for the screen, with room for the hand to leave the window on every side.
  static let size = (width: 800, height: 700)
  static let middle = (x: 400, y: 350)

  let desktop: Desktop
  let program: Program
  /// The X server's number for the window.
  let window: String
  /// Where the window's top left is on the screen.
  let origin: (x: Int, y: Int)
  /// The window with the card at home.
  let rest: Screenshot
  private let frameLog = TemporaryFile()

  /// Starts the program and waits until its first picture stands.
  init() throws {
    desktop = try Desktop()
    let program = try Program(
      [
        "run", "spring-home", "--size", "\(Stage.size.width)x\(Stage.size.height)",
        "--frame-log", frameLog.url.path, "--appearance", "light", "--no-reduce-motion",
      ], environment: desktop.environment)
    self.program = program
    let desktop = desktop
    let window = try eventually("a window of the program's") { () -> String? in
      guard program.isRunning else {
        throw TimedOut(description: "the program ended: \(program.complaint)")
      }
      let found = try? desktop.xdotool([
        "search", "--onlyvisible", "--class", "^io\\.github\\.snapback\\.Snapback$",
      ])
      return found?.split(separator: "\n").last.map(String.init)
    }
    self.window = window
    origin = try Stage.origin(of: window, on: desktop)
    rest = try eventually("a first picture that stands") { () -> Screenshot? in
      let picture = try desktop.screenshot(of: window)
      guard picture[0, 0] != picture[Stage.middle.x, Stage.middle.y] else { return nil }
      return try desktop.screenshot(of: window) == picture ? picture : nil
    }
  }

  /// The window as it is seen now.
  func picture() throws -> Screenshot {
    do {
      return try desktop.screenshot(of: window)
    } catch  where !program.isRunning {
      throw TimedOut(
        description: "the program ended, \(program.ending), in mid-test: \(program.complaint)")
    }
  }

  /// Moves the hand; it returns when the last step is done.
  func hand(_ steps: [HandStep]) throws {
    try desktop.xdotool(steps.flatMap { $0.words(origin: origin) })
  }

  /// Takes hold of the card in its middle and draws it that far, slowly enough to be no flick.
  func drag(by x: Int, _ y: Int) throws {
    let middle = Stage.middle
    try hand(
      [.move(x: middle.x, y: middle.y), .press]
        + HandStep.glide(from: middle, to: (middle.x + x, middle.y + y), steps: 8))
  }

  /// Waits until the card lies as `placement` says, to the pixel, and returns that picture.
  @discardableResult
  func awaitCard(_ placement: Placement) throws -> Screenshot {
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

  /// Waits until the window looks as it did before anything was touched.
  func awaitRest() throws {
    try eventually("the card is home, pixel for pixel") { try picture() == rest }
  }

  /// Every frame that was shown so far.
  func frames() throws -> [FrameRecord] {
    try frameLog.text.split(separator: "\n")
      .compactMap(FrameRecord.init(line:))
  }

  private static func origin(of window: String, on desktop: Desktop) throws -> (x: Int, y: Int) {
    var values: [Substring: Int] = [:]
    for line in try desktop.xdotool(["getwindowgeometry", "--shell", window]).split(
      separator: "\n")
    {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"] else {
      throw TimedOut(description: "xdotool does not say where the window is")
    }
    return (x, y)
  }
}
