// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import Snapback
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// Records UIKit's recognizers and the view that they move, for the instruments.
///
/// The recognizers of a surface are one gesture of SwiftUI's arena; here each has a lane of its own.
final class UIKitRecord {
  /// The name of the gesture that stands for all recognizers of a surface.
  nonisolated static let surfaceName = "UIKit"

  private weak var host: ViewHost?
  private var records: [GestureRecord] = []
  /// The numbers of the recognizers' gestures. A recognizer may have the address of a released one.
  private var numbers: [ObjectIdentifier: Known] = [:]
  private var nextNumber = -1
  private var phases: [Int: GesturePhaseKind] = [:]
  /// The author's views that recognizers belong to, by the numbers of the gestures.
  private(set) var owners: [Int: String] = [:]
  /// The view of the recognizer that began or ended last, or of the last one that got a touch.
  private weak var view: UIView?
  private var pressTime = -Double.infinity

  /// The centers of the shown views when the touch began, and that of the touch.
  private var centers: [(view: WeakView, center: CGPoint)] = []
  private var press = CGPoint.zero
  /// The centers at which the views rest as the touch began, in points of the window.
  private var rests: [ObjectIdentifier: CGPoint] = [:]
  /// The place of the touched view as the touch began.
  private var ownStart: CGPoint?
  /// The view that has moved with the touch while the touched one stayed.
  private weak var follower: UIView?
  /// The maximum number of views among which one that follows the touch is looked for.
  private static let centerLimit = 400

  private struct WeakView {
    weak var view: UIView?
  }

  private struct Known {
    weak var recognizer: UIGestureRecognizer?
    let number: Int
  }

  /// Records the recognizers of a hierarchy from now on, and of no other one.
  func observe(_ host: ViewHost) {
    if host !== self.host {
      (records, numbers, phases, owners) = ([], [:], [:], [:])
      (view, pressTime, follower, centers, rests) = (nil, -.infinity, nil, [], [:])
    }
    self.host = host
    TouchRouter.observer = { [weak self] recognizer, state, winner in
      self?.record(recognizer, state, winner)
    }
  }

  private func record(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State,
    _ winner: UIGestureRecognizer?
  ) {
    guard let host, FrameContext.current.host === host else { return }
    let number = number(of: recognizer)
    let phase: GesturePhaseKind =
      switch state {
      case .possible: .possible
      case .began, .changed: .active
      case .ended: .ended
      case .cancelled, .failed: .failed
      }
    let last = phases[number]
    // A second touch, a change, and a reset are no new phases.
    if phase == .possible, last == .possible || last == .active { return }
    if phase == last { return }
    phases[number] = phase
    var record = GestureRecord(
      time: host.time, gesture: Self.name(of: recognizer), phase: phase,
      reason: winner.map { .lost(to: Self.name(of: $0)) }
        ?? (state == .cancelled ? .interrupted : nil))
    record.id = GestureID(gesture: number)
    records.append(record)
    if records.count > 1000 { records.removeFirst(records.count - 1000) }
    switch phase {
    // Of the recognizers that get a touch, that of the innermost view is the first.
    case .possible where host.time != pressTime: (view, pressTime) = (recognizer.view, host.time)
    case .active, .ended: view = recognizer.view
    default: break
    }
  }

  /// A number below zero: those of SwiftUI's gestures are above.
  private func number(of recognizer: UIGestureRecognizer) -> Int {
    let id = ObjectIdentifier(recognizer)
    if let known = numbers[id], known.recognizer === recognizer { return known.number }
    if nextNumber % 100 == 0 { forgetReleased() }
    let number = nextNumber
    nextNumber -= 1
    numbers[id] = Known(recognizer: recognizer, number: number)
    owners[number] = Self.owner(of: recognizer.view)
    return number
  }

  /// Removes what is known of recognizers that are released and have no records.
  private func forgetReleased() {
    numbers = numbers.filter { $0.value.recognizer != nil }
    let used = Set(numbers.values.map(\.number)).union(records.map(\.id.gesture))
    phases = phases.filter { used.contains($0.key) }
    owners = owners.filter { used.contains($0.key) }
  }

  /// The author's view, or controller, that a recognizer belongs to; nil if there is none.
  private static func owner(of view: UIView?) -> String? {
    var types: [Any.Type] = []
    var responder: UIResponder? = view
    while let current = responder {
      types.append(type(of: current))
      responder = current.next
    }
    return GestureOwner.name(of: types)
  }

  /// The author's view or controller that was touched last; nil if there is none.
  var viewName: String? { Self.owner(of: follower ?? view) }

  /// `long press` for a `UILongPressGestureRecognizer`; the name of a recognizer that has one.
  private static func name(of recognizer: UIGestureRecognizer) -> String {
    if let name = recognizer.name, !name.isEmpty { return name }
    var name = String(describing: type(of: recognizer))
    if name.hasPrefix("UI") { name.removeFirst(2) }
    if name.hasSuffix("GestureRecognizer") { name.removeLast("GestureRecognizer".count) }
    return name.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
  }

  /// The records of a hierarchy's gestures with those of UIKit's recognizers instead of their surfaces.
  func merged(with log: [GestureRecord]) -> [GestureRecord] {
    guard !records.isEmpty else { return log }
    let others = log.filter { $0.gesture != Self.surfaceName }
    return (others + records).sorted { $0.time < $1.time }
  }

  /// Forgets what has happened after a time.
  func discard(after time: Double) { records.removeAll { $0.time > time } }

  // MARK: The view that moves

  /// Records the positions of the views as a touch begins.
  func noteTouch(at location: CGPoint) {
    (press, ownStart, follower, centers) = (location, nil, nil, [])
    rests = [:]
    guard let service = host?.existingService(UIKitService.self) else { return }
    for root in service.shownRoots { noteCenters(of: root) }
  }

  private func noteCenters(of view: UIView) {
    guard centers.count < Self.centerLimit, !view.isHidden else { return }
    if view.superview != nil, let center = Self.center(view) {
      centers.append((WeakView(view: view), center))
      rests[ObjectIdentifier(view)] = Self.center(view, isResting: true)
    }
    for child in view.subviews { noteCenters(of: child) }
  }

  /// Finds the outermost view that has moved with a touch that another view has got.
  func noteMove(to location: CGPoint) {
    guard follower == nil, !centers.isEmpty, let host else { return }
    let touched = Self.isSurfaceTouched(in: host) ? view : nil
    let own = touched == nil ? host.touchedView?.center : touched.flatMap(Self.center)
    let start = ownStart ?? own
    ownStart = start
    guard location.distance(to: press) > 12 else { return }
    let travel = location.offset(from: press)
    let squared = travel.width * travel.width + travel.height * travel.height
    func hasFollowed(from start: CGPoint?, to center: CGPoint?) -> Bool {
      guard let moved = start.flatMap({ start in center?.offset(from: start) }) else {
        return false
      }
      let part = (moved.width * travel.width + moved.height * travel.height) / squared
      return (0.3...1.5).contains(part)
    }
    // If the touched view moves, it is that one.
    if hasFollowed(from: start, to: own) {
      centers = []
      return
    }
    follower =
      centers.first { entry in
        hasFollowed(from: entry.center, to: entry.view.view.flatMap(Self.center))
      }?.view.view
  }

  /// The center at which a view rests, as of the last touch; nil for one that was not shown then.
  func restingCenter(of view: ObjectIdentifier?) -> CGPoint? { view.flatMap { rests[$0] } }

  /// The center of a view as it is presented, or where it rests, in points of the window; nil for one without a
  /// superview.
  private static func center(_ view: UIView, isResting: Bool) -> CGPoint? {
    let frame = (isResting ? view.layer : view.layer.presentation() ?? view.layer).frame
    return view.superview?.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
      .applying(view.surface?.transformToWindow ?? .identity)
  }

  private static func center(_ view: UIView) -> CGPoint? { center(view, isResting: false) }

  /// The view that is touched last, or that follows the touch, which may be one of UIKit's; nil for none.
  func touchedView(in host: ViewHost) -> TouchedView? {
    let touched = Self.isSurfaceTouched(in: host) ? view : nil
    guard var result = host.touchedView, host === self.host, let view = follower ?? touched,
      let parent = view.superview, view.window != nil
    else { return host.touchedView }
    let transform = view.surface?.transformToWindow ?? .identity
    func place(_ point: CGPoint) -> CGPoint { parent.convert(point, to: nil).applying(transform) }
    let frame = (view.layer.presentation() ?? view.layer).frame
    let resting = view.layer.frame
    result.id = ObjectIdentifier(view)
    result.center = place(CGPoint(x: frame.midX, y: frame.midY))
    result.settledCenter = place(CGPoint(x: resting.midX, y: resting.midY))
    result.corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
    ].map(place)
    return result
  }

  /// Returns whether the view touched last is one with views of UIKit.
  static func isSurfaceTouched(in host: ViewHost?) -> Bool {
    host?.touchedViewTypes.first.map { String(describing: $0) == "UIKitSurfaceView" } ?? false
  }
}
