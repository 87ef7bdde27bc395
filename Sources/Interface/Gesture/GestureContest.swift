// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// The gestures that have to do with each other, from their first touch to when the last of them is done:
/// who sees which touch, and what the arena's verdicts mean for them.
@MainActor
final class GestureContest {
  /// Nil for one whose view is gone.
  private var members: [GestureElement?] = []
  private var arena = GestureArena()
  private var touches: [Int: Hold] = [:]
  /// The members whose latest motion is not delivered yet.
  private var undelivered: Set<Int> = []
  /// The members in the order in which they are asked: who would win comes first.
  private var order: [Int] = []
  /// The hands that have come down, with no finger of theirs down before, and are not told of yet.
  private var freshHands: Set<Int> = []
  private var partPhases: [ObjectIdentifier: GesturePhaseKind] = [:]
  private var records: [GestureRecord] = []
  private var time = 0.0

  /// A touch that is down.
  private struct Hold {
    var hand: Int
    /// The members that see it.
    var members: Set<Int>
  }

  /// Whether no touch is down and nothing is waited for.
  var isOver: Bool {
    touches.isEmpty && members.indices.allSatisfy { isDone($0) || members[$0]?.deadline == nil }
      && !members.indices.contains { arena.isHeld($0) }
  }

  /// When something changes by itself.
  var deadline: Double? {
    members.indices.compactMap { isDone($0) ? nil : members[$0]?.deadline }.min()
  }

  func sees(_ touch: Touch) -> Bool { touches[touch.id] != nil }

  func has(_ element: GestureElement) -> Bool { members.contains { $0 === element } }

  /// Lets the gestures under a touch that comes down take part, from the innermost outward.
  func welcome(_ touch: Touch, _ elements: [GestureElement]) {
    time = touch.time
    let isFresh = !touches.values.contains { $0.hand == touch.hand }
    let chain = elements.map { element in
      if let index = members.firstIndex(where: { $0 === element }) {
        if isFresh, arena.isDone(index) { revive(index, element) }
        return index
      }
      element.gestureNode.reset()
      members.append(element)
      return arena.join(
        element.gestureNode.name, id: id(of: element), condition: element.gestureNode.condition,
        as: element.attachment, element.gestureNode.kind, at: time)
    }
    arena.nest(chain)
    if isFresh { freshHands.insert(touch.hand) }
    touches[touch.id] = Hold(hand: touch.hand, members: Set(chain))
    order = members.indices.sorted { isBefore($0, $1) }
  }

  /// Takes touches that happen at once, all of one phase.
  func take(_ taken: [Touch]) {
    guard let first = taken.first else { return }
    time = first.time
    let isMotion = first.phase == .moved
    var concerned: [Int] = []
    for index in order where !isDone(index) && !arena.isHeld(index) {
      let seen = taken.filter { touches[$0.id]?.members.contains(index) == true }
      guard !seen.isEmpty else { continue }
      // Samples of one frame are delivered together; anything but a motion lets them out first.
      if !isMotion { deliver(index) }
      members[index]?.advance(seen, freshHands: freshHands, at: time)
      concerned.append(index)
    }
    if first.phase == .ended || first.phase == .cancelled {
      for touch in taken { touches[touch.id] = nil }
    }
    freshHands.removeAll()
    settle(concerned, isMotion: isMotion)
  }

  /// Lets time pass.
  func pass(to time: Double) {
    self.time = time
    var concerned: [Int] = []
    for index in order where !isDone(index) && !arena.isHeld(index) {
      guard let deadline = members[index]?.deadline, deadline <= time else { continue }
      deliver(index)
      members[index]?.advance([], freshHands: [], at: time)
      concerned.append(index)
    }
    settle(concerned, isMotion: false)
  }

  /// Delivers the motions of the frame.
  func deliverMotions() {
    guard !undelivered.isEmpty else { return }
    for index in order where undelivered.contains(index) { deliver(index) }
  }

  /// Forgets a gesture; it is cancelled first.
  func drop(_ element: GestureElement, _ reason: GestureFailure) {
    guard let index = members.firstIndex(where: { $0 === element }) else { return }
    if !isDone(index) {
      element.gestureNode.fail(reason)
      settle([index], isMotion: false)
    }
    members[index] = nil
    for id in touches.keys { touches[id]?.members.remove(index) }
  }

  /// Makes everything that is left fail.
  func close() {
    for index in order where !isDone(index) {
      members[index]?.gestureNode.fail(.thresholdNotMet("the hand let go"))
      settle([index], isMotion: false)
    }
  }

  /// What has happened since it was last asked, in order.
  func takeRecords() -> [GestureRecord] {
    records += arena.takeRecords()
    defer { records.removeAll(keepingCapacity: true) }
    return records
  }

  /// Those of the parts of a gesture follow its own.
  private func id(of element: GestureElement) -> Int { (element.number ?? 0) * 100 }

  // MARK: Verdicts

  private func isDone(_ index: Int) -> Bool { members[index] == nil || arena.isDone(index) }

  private func revive(_ index: Int, _ element: GestureElement) {
    element.gestureNode.reset()
    arena.revive(index, at: time)
  }

  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    guard let first = members[a], let second = members[b] else { return a < b }
    let (isFirstHigh, isSecondHigh) = (
      first.attachment == .highPriority, second.attachment == .highPriority
    )
    if isFirstHigh != isSecondHigh { return isFirstHigh }
    let (depth, other) = (first.node.depth, second.node.depth)
    return isFirstHigh ? depth < other : depth > other
  }

  /// Tells the arena of members' phases, makes those who lost fail, and lets the callbacks know.
  private func settle(_ concerned: [Int], isMotion: Bool) {
    for index in concerned { noteParts(index) }
    for index in concerned where !isDone(index) {
      guard let node = members[index]?.gestureNode else { continue }
      let verdict = arena.report(
        index, node.claim, isTentative: node.isTentative, reason: node.failure, at: time)
      obey(verdict)
      if arena.isHeld(index) { continue }
      if isMotion, node.phaseKind == .active {
        undelivered.insert(index)
      } else {
        deliver(index)
      }
    }
  }

  private func obey(_ verdict: GestureArena.Verdict) {
    for loss in verdict.losses {
      guard let node = members[loss.member]?.gestureNode, !isDone(loss.member) else { continue }
      node.fail(.lost(to: loss.winner))
      noteParts(loss.member)
      let next = arena.report(loss.member, .failed, reason: node.failure, at: time)
      deliver(loss.member)
      obey(next)
    }
    for index in verdict.released { deliver(index) }
  }

  private func deliver(_ index: Int) {
    undelivered.remove(index)
    guard let node = members[index]?.gestureNode else { return }
    var transaction = Transaction()
    transaction.tracksVelocity = true
    transaction.sampleTime = time
    withTransaction(transaction) { node.deliver() }
  }

  /// Notes what has become of the gestures that a member is composed of.
  private func noteParts(_ index: Int) {
    guard let node = members[index]?.gestureNode else { return }
    for (place, part) in node.parts.enumerated() {
      let kind = part.phaseKind
      let old = partPhases.updateValue(kind, forKey: ObjectIdentifier(part)) ?? .possible
      guard old != kind else { continue }
      // The arena's own records come in their order with these.
      records += arena.takeRecords()
      var record = GestureRecord(
        time: time, gesture: "\(node.name): \(part.name)", phase: kind, reason: part.failure)
      record.id = members[index].map { id(of: $0) + 1 + place } ?? 0
      if kind == .active || kind == .ended { record.condition = part.condition }
      records.append(record)
    }
  }
}

extension GestureElement {
  fileprivate var deadline: Double? { gestureNode.pendingDeadline }
}
