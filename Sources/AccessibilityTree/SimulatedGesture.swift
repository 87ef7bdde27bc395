// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
import Motion
@_spi(ViewTree) package import ViewCore

/// A gesture in the middle of a view, which an action makes.
package enum SimulatedGesture: Equatable, Sendable {
  /// The motion of a key, with the action's name; see `InputMapping`.
  case key(String, name: String)
  case tap(count: Int, fingers: Int)
  case longPress
  /// A touch that is held, and then moves as an arrow key moves it; with the action's name.
  case heldNudge(String, name: String)
  /// A quick motion in a direction, with the action's name.
  case swipe(CGSize, fingers: Int, name: String)

  /// The four directions of a drag.
  package static let nudges = [
    key("Left", name: "nudge left"), key("Right", name: "nudge right"),
    key("Up", name: "nudge up"), key("Down", name: "nudge down"),
  ]
  /// The four directions of a drag that begins with a long press.
  package static let heldNudges = nudges.compactMap { nudge -> SimulatedGesture? in
    if case .key(let key, let name) = nudge { .heldNudge(key, name: name) } else { nil }
  }
  package static let pinches = [key("+", name: "pinch out"), key("-", name: "pinch in")]
  package static let turns = [
    key("]", name: "rotate clockwise"), key("[", name: "rotate counterclockwise"),
  ]

  /// The most taps and fingers that are simulated. A view may ask for any number.
  private static let limit = 100

  /// The name of the action.
  package var name: String {
    switch self {
    case .key(_, let name), .heldNudge(_, let name): name
    case .tap(1, 1): "press"
    case .tap(1, let fingers): Self.prefix(fingers) + "tap"
    case .tap(2, let fingers): Self.prefix(fingers) + "double tap"
    case .tap(3, let fingers): Self.prefix(fingers) + "triple tap"
    case .tap(let count, let fingers): Self.prefix(fingers) + "\(count) taps"
    case .longPress: "long press"
    case .swipe(_, let fingers, let name): Self.prefix(fingers) + name
    }
  }

  private static func prefix(_ fingers: Int) -> String {
    fingers == 1 ? "" : "\(fingers)-finger "
  }

  /// The action, which makes the gesture at a location of the window.
  @MainActor
  package func action(
    in host: ViewHost, at location: @escaping @MainActor () -> CGPoint?
  ) -> AccessibilityAction {
    var action = AccessibilityAction(
      kind: self == .tap(count: 1, fingers: 1) ? .tap : .gesture, name: name, key: key
    ) { [weak host] in
      host?.simulate(at: location) { events(at: $0, time: $1) }
    }
    if case .key(let key, _) = self {
      action.hold = { [weak host] sample in
        host?.simulate(at: location) { _, time in
          let isDown = sample.isDown
          return [
            .key(KeySample(time: time, key: key, isDown: isDown, isRepeat: sample.isRepeat))
          ]
        }
      }
    }
    return action
  }

  /// The key that makes the gesture.
  private var key: String? {
    switch self {
    case .key(let key, _), .heldNudge(let key, _): key
    case .longPress: AccessibilityFocus.menuKey
    case .tap, .swipe: nil
    }
  }

  /// The events at a location.
  package func events(at location: CGPoint, time: Double) -> [InputEvent] {
    switch self {
    case .key(let key, _):
      return [true, false].map { .key(KeySample(time: time, key: key, isDown: $0)) }
    case .heldNudge(let key, _):
      let end = Self.nudged(location, by: key)
      return [
        // The drag begins with the first motion after the press.
        Self.heldTouch(.down, location, time), Self.heldTouch(.move, location, time),
        Self.heldTouch(.move, end, time), Self.heldTouch(.up, end, time),
      ]
    case .tap(let count, let fingers):
      let tap = Self.touches(fingers, [(.down, location), (.up, location)], time)
      return (0..<min(max(count, 0), Self.limit)).flatMap { _ in tap }
    case .longPress:
      return [Self.heldTouch(.down, location, time), Self.heldTouch(.up, location, time)]
    case .swipe(let motion, let fingers, _):
      let end = CGPoint(x: location.x + motion.width, y: location.y + motion.height)
      return Self.touches(fingers, [(.down, location), (.move, end), (.up, end)], time)
    }
  }

  /// The touch of the right button, which counts as held for any time.
  private static func heldTouch(
    _ phase: PointerSample.Phase, _ location: CGPoint, _ time: Double
  ) -> InputEvent {
    .pointer(PointerSample(time: time, phase: phase, location: location, button: .right))
  }

  /// A location after the motion of an arrow key.
  private static func nudged(_ location: CGPoint, by key: String) -> CGPoint {
    let mapping = InputMapping.standard
    guard case .nudge(let x, let y) = mapping.entry(for: .key(key), with: [])?.action else {
      return location
    }
    let distance = mapping.nudgeDistance
    return CGPoint(x: location.x + x * distance, y: location.y + y * distance)
  }

  /// The events of fingers that touch at once.
  private static func touches(
    _ fingers: Int, _ steps: [(PointerSample.Phase, CGPoint)], _ time: Double
  ) -> [InputEvent] {
    steps.flatMap { phase, location in
      (0..<min(max(fingers, 0), limit)).map { finger in
        .pointer(
          PointerSample(
            time: time, device: .finger, phase: phase, location: location,
            pointer: 999_999 - finger))
      }
    }
  }
}
