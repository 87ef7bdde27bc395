// Part of Snapback, under the MIT licence; see LICENSE.

/// One thing that a hand does with a mouse, in pixels from the window's top left.
enum HandStep {
  case move(x: Int, y: Int)
  /// 1 is the left button, 2 the middle one, 3 the right one.
  case press(Int)
  case release(Int)
  /// Holds still: a part of the movement, as the seconds between two notes are of the music.
  case pause(Double)

  static let press = HandStep.press(1)
  static let release = HandStep.release(1)

  /// Moves from one point to another in so many even steps, `interval` seconds apart.
  static func glide(
    from: (x: Int, y: Int), to: (x: Int, y: Int), steps: Int, interval: Double = 0.008
  ) -> [HandStep] {
    (1...steps).flatMap { step -> [HandStep] in
      let x = from.x + (to.x - from.x) * step / steps
      let y = from.y + (to.y - from.y) * step / steps
      return [.move(x: x, y: y), .pause(interval)]
    }
  }

  /// This step in xdotool's words, for a window whose top left is at `origin` on the screen.
  func words(origin: (x: Int, y: Int)) -> [String] {
    switch self {
    case .move(let x, let y): ["mousemove", String(origin.x + x), String(origin.y + y)]
    case .press(let button): ["mousedown", String(button)]
    case .release(let button): ["mouseup", String(button)]
    case .pause(let seconds): ["sleep", String(seconds)]
    }
  }
}
