// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

/// All gestures of all touches.
///
/// A new touch is offered to the gestures of the views that it hits. Gestures that share a touch compete in one
/// contest; contests are independent of each other. Motions are delivered to callbacks once per frame, whatever the
/// number of samples; a beginning, an end and a failure immediately.
@MainActor
final class GestureSession: HostService {
  static let order = 10

  /// The last thousand phase changes of all gestures, newest last.
  private(set) var log: [GestureRecord] = []
  /// The number of changes of phases so far.
  private(set) var recordCount = 0
  /// The innermost view hit by the last touch, with the position in it.
  private(set) var lastTouch: TouchAnchor?
  private var contests: [GestureContest] = []
  /// The number of gestures touched so far.
  private var gestureCount = 0
  /// The types with bodies that the gestures touched last are in, by the gestures' numbers.
  private(set) var owners: [Int: [Any.Type]] = [:]
  /// The most gestures whose owners are known.
  private static let ownerLimit = 256

  init(_ host: ViewHost) {}

  /// A touched position on an element.
  struct TouchAnchor {
    weak var element: Element?
    /// The position in the element's own space.
    var point: CGPoint
  }

  /// The number of active contests.
  var contestCount: Int { contests.count }

  /// The earliest time in seconds at which a phase changes without a touch; nil if there is none.
  var deadline: Double? { contests.compactMap(\.deadline).min() }

  /// Handles touches in order. `hit` returns the elements under a point.
  func handle(_ touches: [Touch], hit: (CGPoint) -> HitPath) {
    var rest = touches[...]
    while let first = rest.first {
      let batch = rest.prefix { $0.phase == first.phase }
      rest = rest.dropFirst(batch.count)
      dispatch(Array(batch), hit)
      closeFinishedContests()
    }
  }

  /// Advances the gestures to a time in seconds.
  func advance(to time: Double) {
    for contest in contests { contest.advance(to: time) }
    closeFinishedContests()
  }

  /// Delivers the motions of the frame.
  func deliverMotions() {
    for contest in contests { contest.deliverMotions() }
  }

  /// Cancels and removes a gesture whose view is removed or disabled.
  func remove(_ element: GestureElement, _ reason: GestureFailure) {
    for contest in contests where contest.contains(element) { contest.remove(element, reason) }
    closeFinishedContests()
  }

  private func dispatch(_ batch: [Touch], _ hit: (CGPoint) -> HitPath) {
    if batch.first?.phase == .began {
      for touch in batch { begin(touch, hit(touch.hitTestLocation)) }
    }
    for contest in contests { contest.handle(batch.filter { contest.tracks($0) }) }
  }

  private func begin(_ touch: Touch, _ path: HitPath) {
    guard !path.gestures.isEmpty else { return }
    for gesture in path.gestures where gesture.number == nil {
      gestureCount += 1
      gesture.number = gestureCount
      owners[gestureCount] = gesture.node.viewTypes
      owners[gestureCount - Self.ownerLimit] = nil
    }
    let shared = contests.first { contest in path.gestures.contains { contest.contains($0) } }
    let contest = shared ?? GestureContest()
    if shared == nil { contests.append(contest) }
    contest.begin(touch, path.gestures.filter { isAvailable($0, for: contest) })
    if let leaf = path.leaf, !touch.isSynthetic {
      let transform = leaf.transformToRoot
      guard transform.determinant != 0, transform.determinant.isFinite else { return }
      lastTouch = TouchAnchor(element: leaf, point: touch.location.applying(transform.inverted()))
    }
  }

  /// Returns whether the gesture is in no other contest.
  private func isAvailable(_ element: GestureElement, for contest: GestureContest) -> Bool {
    !contests.contains { $0 !== contest && $0.contains(element) }
  }

  private func closeFinishedContests() {
    for contest in contests {
      if contest.isOver { contest.close() }
      let records = contest.drainRecords()
      recordCount += records.count
      log += records
    }
    contests.removeAll { $0.isOver }
    if log.count > 1000 { log.removeFirst(log.count - 1000) }
  }
}
