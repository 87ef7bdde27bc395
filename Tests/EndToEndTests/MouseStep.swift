// Part of Snapback, under the MIT licence; see LICENSE.

/// A step of simulated mouse input, in pixels from the window's top left corner.
enum MouseStep {
  case move(x: Int, y: Int)
  /// Button numbers: 1 left, 2 middle, 3 right.
  case press(Int)
  case release(Int)
  /// Waits, in seconds: part of the gesture's timing.
  case pause(Double)

  static let press = MouseStep.press(1)
  static let release = MouseStep.release(1)

  /// Moves from one point to another in the given number of even steps, `interval` seconds apart.
  static func glide(
    from: (x: Int, y: Int), to: (x: Int, y: Int), steps: Int, interval: Double = 0.008
  ) -> [MouseStep] {
    (1...steps).flatMap { step -> [MouseStep] in
      let x = from.x + (to.x - from.x) * step / steps
      let y = from.y + (to.y - from.y) * step / steps
      return [.move(x: x, y: y), .pause(interval)]
    }
  }

  /// Returns the xdotool arguments for a window, also in the frame of a window manager.
  func arguments(in window: String) -> [String] {
    guard case .move(let x, let y) = self else { return arguments(origin: (0, 0)) }
    return ["mousemove", "--window", window, String(x), String(y)]
  }

  /// Returns the xdotool arguments for a window whose top left corner is at `origin` on the screen.
  func arguments(origin: (x: Int, y: Int)) -> [String] {
    switch self {
    case .move(let x, let y): ["mousemove", String(origin.x + x), String(origin.y + y)]
    case .press(let button): ["mousedown", String(button)]
    case .release(let button): ["mouseup", String(button)]
    case .pause(let seconds): ["sleep", String(seconds)]
    }
  }
}
