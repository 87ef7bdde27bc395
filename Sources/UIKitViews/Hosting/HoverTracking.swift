// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import ViewCore

/// Passes the position of the mouse to hover recognizers, once per frame after the layout.
@MainActor
final class HoverTracking: HostService {
  static let order = 33

  private unowned let host: ViewHost
  private var pointer: CGPoint?
  private var hovered: [WeakRecognizer] = []
  /// The recognizers that are added to views.
  private static var recognizers: [WeakRecognizer] = []

  init(_ host: ViewHost) { self.host = host }

  /// Notes that a recognizer has been added to a view or removed from it.
  static func update(_ recognizer: UIHoverGestureRecognizer) {
    recognizers.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
    if recognizer.view != nil { recognizers.append(WeakRecognizer(recognizer: recognizer)) }
  }

  func handle(_ event: InputEvent) -> InputEvent? {
    switch event {
    case .pointer(let sample): pointer = sample.device == .mouse ? sample.location : nil
    case .interruption(_, .hidden): pointer = nil
    default: return event
    }
    if !Self.recognizers.isEmpty { host.needsDisplay = true }
    return event
  }

  func run(at time: Double) {
    guard !Self.recognizers.isEmpty || !hovered.isEmpty else { return }
    let current = pointer.map { found(at: $0) } ?? []
    for old in hovered.compactMap(\.recognizer)
    where !current.contains(where: { $0.recognizer === old }) {
      (old as? UIHoverGestureRecognizer)?.leave()
    }
    hovered = current.map { WeakRecognizer(recognizer: $0.recognizer) }
    for entry in current { entry.recognizer.hover(at: entry.point) }
  }

  /// The recognizers of the views at a point of the window, innermost first, with the point in their windows.
  private func found(at point: CGPoint) -> [(recognizer: UIHoverGestureRecognizer, point: CGPoint)]
  {
    var path = HitPath()
    host.root?.hit(point, &path)
    var result: [(UIHoverGestureRecognizer, CGPoint)] = []
    for element in path.gestures {
      guard let touches = element as? UIKitTouchElement, let router = touches.touches.router,
        let location = element.location(ofRootPoint: point, in: .local)
      else { continue }
      var view = router.hitTest(location)
      while let current = view {
        for case let recognizer as UIHoverGestureRecognizer in current.gestureRecognizers ?? []
        where recognizer.isEnabled {
          result.append((recognizer, location))
        }
        view = current.superview
      }
    }
    return result
  }
}
