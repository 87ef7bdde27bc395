// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

/// All gestures under all hands.
///
/// A touch that comes down decides who sees it: the gestures of what it hit. Gestures that share a touch
/// contest it; those that share none know nothing of each other. A motion is delivered to callbacks once a
/// frame, whatever the number of samples; a beginning, an end and a failure at once.
@MainActor
final class GestureSession {
  /// Every change of every gesture, newest last; the last thousand.
  private(set) var log: [GestureRecord] = []
  /// Where the hand last took hold of something, and of what.
  private(set) var grip: Grip?
  private var contests: [GestureContest] = []
  /// How many gestures have taken part so far.
  private var count = 0

  /// A place on an element that a hand took hold of.
  struct Grip {
    weak var element: Element?
    /// In the element's own space.
    var point: CGPoint
  }

  /// How many contests are under way.
  var contestCount: Int { contests.count }

  /// When something changes by itself.
  var deadline: Double? { contests.compactMap(\.deadline).min() }

  /// Takes touches; `hit` answers what lies under a point.
  func handle(_ touches: [Touch], hit: (CGPoint) -> HitPath) {
    var rest = touches[...]
    while let first = rest.first {
      let batch = rest.prefix { $0.phase == first.phase }
      rest = rest.dropFirst(batch.count)
      take(Array(batch), hit)
      finish()
    }
  }

  /// Lets time pass.
  func pass(to time: Double) {
    for contest in contests { contest.pass(to: time) }
    finish()
  }

  /// Delivers the motions of the frame.
  func deliverMotions() {
    for contest in contests { contest.deliverMotions() }
  }

  /// Forgets a gesture whose view is gone or disabled; it is cancelled first.
  func drop(_ element: GestureElement, _ reason: GestureFailure) {
    for contest in contests where contest.has(element) { contest.drop(element, reason) }
    finish()
  }

  private func take(_ batch: [Touch], _ hit: (CGPoint) -> HitPath) {
    if batch.first?.phase == .began {
      for touch in batch { begin(touch, hit(touch.aim)) }
    }
    for contest in contests { contest.take(batch.filter { contest.sees($0) }) }
  }

  private func begin(_ touch: Touch, _ path: HitPath) {
    guard !path.gestures.isEmpty else { return }
    for gesture in path.gestures where gesture.number == nil {
      count += 1
      gesture.number = count
    }
    let shared = contests.first { contest in path.gestures.contains { contest.has($0) } }
    let contest = shared ?? GestureContest()
    if shared == nil { contests.append(contest) }
    contest.welcome(touch, path.gestures.filter { isFree($0, for: contest) })
    if let leaf = path.leaf, !touch.isSynthetic {
      let transform = leaf.transformToRoot
      guard transform.determinant != 0, transform.determinant.isFinite else { return }
      grip = Grip(element: leaf, point: touch.location.applying(transform.inverted()))
    }
  }

  /// Whether no other contest has the gesture.
  private func isFree(_ element: GestureElement, for contest: GestureContest) -> Bool {
    !contests.contains { $0 !== contest && $0.has(element) }
  }

  private func finish() {
    for contest in contests {
      if contest.isOver { contest.close() }
      log += contest.takeRecords()
    }
    contests.removeAll { $0.isOver }
    if log.count > 1000 { log.removeFirst(log.count - 1000) }
  }
}
