// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// The gestures under the hand, from the first touch to the last.
///
/// The first touch of a session decides who takes part: the gestures of what it hit. A motion is delivered to
/// callbacks once a frame, whatever the number of samples; a beginning, an end and a failure at once.
@MainActor
final class GestureSession {
  private(set) var arena = GestureArena()
  /// The logs of the sessions before this one, newest last; bounded.
  private(set) var log: [GestureRecord] = []
  private var members: [GestureElement] = []
  private var touches: Set<Int> = []
  /// The members whose latest motion is not delivered yet.
  private var undelivered: [ObjectIdentifier] = []
  private var time = 0.0

  /// Takes a touch; `hit` answers which gestures lie under a point, innermost first.
  func handle(_ touch: Touch, hit: (CGPoint) -> [GestureElement]) {
    time = touch.time
    if touches.isEmpty {
      guard touch.phase == .began else { return }
      begin(hit(touch.location))
    }
    switch touch.phase {
    case .began: touches.insert(touch.id)
    case .moved: break
    case .ended, .cancelled: touches.remove(touch.id)
    }
    for (index, member) in members.enumerated() where !member.isDone {
      // Samples of one frame are delivered together; anything but a motion lets them out first.
      if touch.phase != .moved { deliver(member) }
      member.advance(touch)
      settle(index, touch)
    }
    if touches.isEmpty { finish() }
  }

  /// Delivers the motions of the frame.
  func deliverMotions() {
    for member in members where undelivered.contains(ObjectIdentifier(member)) { deliver(member) }
    undelivered.removeAll(keepingCapacity: true)
  }

  /// Forgets a gesture whose view is gone; it is cancelled first.
  func remove(_ element: GestureElement) {
    guard let index = members.firstIndex(where: { $0 === element }), !element.isDone else { return }
    element.fail(.viewRemoved)
    settle(index, nil)
  }

  private func begin(_ elements: [GestureElement]) {
    arena = GestureArena()
    members = elements
    for member in members {
      member.reset()
      _ = arena.join(
        member.name, as: member.attachment, isDiscrete: member.isDiscrete, at: time)
    }
  }

  /// Tells the arena of a member's phase, makes those who lost fail, and lets the callbacks know.
  private func settle(_ index: Int, _ touch: Touch?) {
    let member = members[index]
    let losses = arena.report(index, member.phase, reason: member.failure, at: time)
    for loss in losses {
      let loser = members[loss.member]
      loser.fail(.lost(to: loss.winner))
      _ = arena.report(loss.member, .failed, reason: loser.failure, at: time)
      deliver(loser)
    }
    if touch?.phase == .moved, member.phase == .active {
      undelivered.append(ObjectIdentifier(member))
    } else {
      deliver(member)
    }
  }

  private func deliver(_ member: GestureElement) {
    undelivered.removeAll { $0 == ObjectIdentifier(member) }
    var transaction = Transaction()
    transaction.tracksVelocity = true
    transaction.sampleTime = time
    withTransaction(transaction) { member.deliver() }
  }

  private func finish() {
    log.append(contentsOf: arena.log)
    if log.count > 1000 { log.removeFirst(log.count - 1000) }
    members.removeAll()
    undelivered.removeAll()
  }
}

extension GestureElement {
  fileprivate var isDone: Bool { phase == .ended || phase == .failed }
}
