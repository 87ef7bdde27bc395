// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures
import Motion
@_spi(ViewTree) package import ViewCore

/// A gesture in the middle of a view, which an action makes.
package enum SimulatedGesture: Equatable, Sendable {
  /// The motion of a key, with the action's name; see `InputMapping`.
  case key(String, name: String)
  case tap(count: Int, fingers: Int)
  case longPress
  /// A quick motion in a direction, with the action's name.
  case swipe(CGSize, fingers: Int, name: String)

  /// The four directions of a drag.
  package static let nudges = [
    key("Left", name: "nudge left"), key("Right", name: "nudge right"),
    key("Up", name: "nudge up"), key("Down", name: "nudge down"),
  ]
  package static let pinches = [key("+", name: "pinch out"), key("-", name: "pinch in")]
  package static let turns = [
    key("]", name: "rotate clockwise"), key("[", name: "rotate counterclockwise"),
  ]

  /// The name of the action.
  package var name: String {
    switch self {
    case .key(_, let name): name
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
    var key: String?
    if case .key(let pressed, _) = self { key = pressed }
    return AccessibilityAction(
      kind: self == .tap(count: 1, fingers: 1) ? .tap : .gesture, name: name, key: key
    ) { [weak host] in
      host?.simulate(at: location, events)
    }
  }

  /// The events at a location.
  private func events(at location: CGPoint, time: Double) -> [InputEvent] {
    switch self {
    case .key(let key, _):
      return [true, false].map { .key(KeySample(time: time, key: key, isDown: $0)) }
    case .tap(let count, let fingers):
      let tap = Self.touches(fingers, [(.down, location), (.up, location)], time)
      return (0..<count).flatMap { _ in tap }
    case .longPress:
      // The touch of the right button counts as held for any time.
      return [PointerSample.Phase.down, .up].map {
        .pointer(PointerSample(time: time, phase: $0, location: location, button: .right))
      }
    case .swipe(let motion, let fingers, _):
      let end = CGPoint(x: location.x + motion.width, y: location.y + motion.height)
      return Self.touches(fingers, [(.down, location), (.move, end), (.up, end)], time)
    }
  }

  /// The events of fingers that touch at once.
  private static func touches(
    _ fingers: Int, _ steps: [(PointerSample.Phase, CGPoint)], _ time: Double
  ) -> [InputEvent] {
    steps.flatMap { phase, location in
      (0..<fingers).map { finger in
        .pointer(
          PointerSample(
            time: time, device: .finger, phase: phase, location: location,
            pointer: 999_999 - finger))
      }
    }
  }
}

extension Element {
  /// The middle of the element in the window; nil if it has been removed.
  var simulationLocation: CGPoint? {
    guard !isDismantled else { return nil }
    let size = presentedSize
    return CGPoint(x: size.width / 2, y: size.height / 2).applying(transformToRoot)
  }
}
