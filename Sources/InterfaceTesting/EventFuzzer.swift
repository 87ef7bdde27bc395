// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
package import Interface

/// Sends random events to views: all kinds, in any order, at any position and time. Most are
/// plausible, so that gestures begin. The same seed gives the same events.
package struct EventFuzzer {
  private var generator: SeededGenerator
  private var time = 0.0
  private var frameTime = 0.0
  private var size: CGSize
  private let initialSize: CGSize
  private let shortestSide: CGFloat

  /// - Parameter shortestSide: The shortest side of a window in points. With 0, some windows have
  ///   sides of 0, negative and infinite ones.
  package init(seed: UInt64, size: CGSize, shortestSide: CGFloat = 0) {
    generator = SeededGenerator(seed: seed)
    self.size = size
    initialSize = size
    self.shortestSide = shortestSide
  }

  /// Returns actions with the given number of events, with a frame after every few.
  package mutating func actions(_ count: Int) -> [FuzzAction] {
    var actions: [FuzzAction] = []
    for _ in 0..<count {
      actions.append(nextAction())
      guard chance(0.3) else { continue }
      frameTime = max(frameTime, time) + (chance(0.02) ? 1 : 1.0 / 60)
      time = frameTime
      actions.append(.frame(frameTime))
    }
    return actions
  }

  /// Sends the given number of events to a host, then runs frames until animations have settled.
  ///
  /// Returns a message for each fault: numbers in the display list that are not finite, touches or
  /// gestures that have not ended, animations that do not settle. Timers may continue.
  @MainActor
  package mutating func play(_ count: Int, to host: ViewHost) -> [String] {
    let player = FuzzPlayer(host)
    let actions = actions(count)
    if let (_, fault) = player.play(actions) { return [fault] }
    size = initialSize
    return player.settle(size: initialSize)
  }

  // MARK: Events

  private mutating func nextAction() -> FuzzAction {
    guard chance(0.005) else { return .event(nextEvent()) }
    let isOn = chance(0.5)
    return chance(0.5) ? .darkAppearance(isOn) : .reduceMotion(isOn)
  }

  private mutating func nextEvent() -> InputEvent {
    time += chance(0.9) ? Double.random(in: 0...0.02, using: &self) : 0
    switch Int.random(in: 0..<100, using: &self) {
    case 0..<62: return .pointer(pointer())
    case 62..<78: return .wheel(wheel())
    case 78..<91: return .key(key())
    case 91..<94: return .text(text())
    case 94..<97: return .resize(time: eventTime(), size: newSize(), scale: number(1))
    default:
      return .interruption(time: eventTime(), pick(InputEvent.Interruption.allCases, .focusLost))
    }
  }

  private mutating func pointer() -> PointerSample {
    let isFinger = chance(0.3)
    let phase: PointerSample.Phase =
      chance(0.6) ? .move : pick(PointerSample.Phase.allCases, .move)
    return PointerSample(
      time: eventTime(), device: isFinger ? .finger : .mouse, phase: phase, location: location(),
      pointer: isFinger ? (chance(0.02) ? .max : Int.random(in: 0..<3, using: &self)) : 0,
      button: chance(0.8) ? .left : pick(PointerSample.Button.allCases, .left),
      modifiers: modifiers())
  }

  private mutating func wheel() -> WheelSample {
    WheelSample(
      time: eventTime(), location: location(), deltaX: chance(0.2) ? number(1) : 0,
      deltaY: chance(0.5) ? 1 : number(-1), modifiers: modifiers())
  }

  private mutating func text() -> TextSample {
    let texts = ["a", "한", "👩‍👩‍👧", "\u{301}", "\n", "\t", " ", "", "two words", "\0", "\u{202e}ab"]
    let start = Int.random(in: 0..<3, using: &self)
    return TextSample(
      time: eventTime(), text: pick(texts, "a"), kind: pick(TextSample.Kind.allCases, .typed),
      selection: chance(0.5) ? nil : start..<start + Int.random(in: 0..<3, using: &self))
  }

  private mutating func key() -> KeySample {
    let keys = [
      "Left", "Right", "Up", "Down", "+", "=", "-", "[", "]", "Left Ctrl", "Left Shift", "A",
      "Tab", "Tab", "Space", "Space", "Return", "Escape", "Backspace", "Delete", "Home", "End",
      "PageUp", "PageDown",
    ]
    return KeySample(
      time: eventTime(), key: pick(keys, "A"), isDown: chance(0.6), isRepeat: chance(0.3),
      modifiers: modifiers())
  }

  private mutating func modifiers() -> Modifiers {
    chance(0.5) ? [] : Modifiers(rawValue: UInt8.random(in: 0..<16, using: &self))
  }

  private mutating func location() -> CGPoint {
    guard chance(0.98) else { return CGPoint(x: number(0), y: number(0)) }
    return CGPoint(
      x: CGFloat.random(in: -20...max(size.width, 0) + 20, using: &self),
      y: CGFloat.random(in: -20...max(size.height, 0) + 20, using: &self))
  }

  private mutating func newSize() -> CGSize {
    let isUsual = chance(0.9)
    guard isUsual || shortestSide > 0 else { return CGSize(width: -5, height: number(300)) }
    size = CGSize(
      width: CGFloat.random(in: shortestSide...1200, using: &self),
      height: CGFloat.random(in: shortestSide...1200, using: &self))
    return size
  }

  private mutating func eventTime() -> Double {
    guard chance(0.02) else { return time }
    return chance(0.5) ? time - 0.5 : number(time)
  }

  /// Returns mostly the given number, otherwise an extreme one or one that is not finite.
  private mutating func number(_ usual: Double) -> Double {
    guard chance(0.3) else { return usual }
    return pick([.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -0.0, 3.7, 1e6], usual)
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  private mutating func pick<T>(_ values: [T], _ fallback: T) -> T {
    values.randomElement(using: &self) ?? fallback
  }
}

extension EventFuzzer: RandomNumberGenerator {
  package mutating func next() -> UInt64 { generator.next() }
}
