// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// Gestures that compete for touches, from their first touch until the last of them is resolved:
/// which gesture tracks which touch, and the effect of the arena's verdicts on them.
@MainActor
final class GestureContest {
  /// The competing gestures; nil for one whose view is gone.
  private var members: [GestureElement?] = []
  private var arena = GestureArena()
  private var touches: [Int: ActiveTouch] = [:]
  /// The members whose latest motion is not delivered yet.
  private var undelivered: Set<Int> = []
  /// The members in the order in which they handle touches: by descending priority.
  private var order: [Int] = []
  /// The touch sequences that have begun since the last touches were handled.
  private var newSequences: Set<Int> = []
  /// The recorded phases of the gestures of which members are composed.
  private var partPhases: [ObjectIdentifier: GesturePhaseKind] = [:]
  private var records: [GestureRecord] = []
  private var time = 0.0

  /// A touch that is down.
  private struct ActiveTouch {
    var sequence: Int
    /// The members that track it.
    var members: Set<Int>
  }

  /// Whether no touch is down and no member waits for a time or for another gesture.
  var isOver: Bool {
    touches.isEmpty && members.indices.allSatisfy { isDone($0) || members[$0]?.deadline == nil }
      && !members.indices.contains { arena.isHeld($0) }
  }

  /// The earliest time in seconds at which a member changes without a touch; nil if there is none.
  var deadline: Double? {
    members.indices.compactMap { isDone($0) ? nil : members[$0]?.deadline }.min()
  }

  func tracks(_ touch: Touch) -> Bool { touches[touch.id] != nil }

  func contains(_ element: GestureElement) -> Bool { members.contains { $0 === element } }

  /// Adds the gestures under a new touch, from the innermost outward. A resolved gesture
  /// participates again with a new touch sequence.
  func begin(_ touch: Touch, _ elements: [GestureElement]) {
    time = touch.time
    let isNewSequence = !touches.values.contains { $0.sequence == touch.sequence }
    let chain = elements.map { element in
      if let index = members.firstIndex(where: { $0 === element }) {
        if isNewSequence, arena.isResolved(index) { reset(index, element) }
        return index
      }
      element.gestureNode.reset()
      members.append(element)
      return arena.add(
        element.gestureNode.name, id: id(of: element), condition: element.gestureNode.condition,
        as: element.attachment, element.gestureNode.kind, at: time)
    }
    arena.addChain(chain)
    if isNewSequence { newSequences.insert(touch.sequence) }
    touches[touch.id] = ActiveTouch(sequence: touch.sequence, members: Set(chain))
    order = members.indices.sorted { isBefore($0, $1) }
  }

  /// Handles simultaneous touches, all of one phase.
  func handle(_ batch: [Touch]) {
    guard let first = batch.first else { return }
    time = first.time
    let isMotion = first.phase == .moved
    var advanced: [Int] = []
    for index in order where !isDone(index) && !arena.isHeld(index) {
      let tracked = batch.filter { touches[$0.id]?.members.contains(index) == true }
      guard !tracked.isEmpty else { continue }
      // Motions of one frame are delivered together; any other phase delivers pending motions first.
      if !isMotion, undelivered.contains(index) { deliver(index) }
      members[index]?.advance(tracked, newSequences: newSequences, at: time)
      advanced.append(index)
    }
    if first.phase == .ended || first.phase == .cancelled {
      for touch in batch { touches[touch.id] = nil }
    }
    newSequences.removeAll()
    reportPhases(of: advanced, isMotion: isMotion)
  }

  /// Advances members whose deadline has passed to a time in seconds.
  func advance(to time: Double) {
    self.time = time
    var advanced: [Int] = []
    for index in order where !isDone(index) && !arena.isHeld(index) {
      guard let deadline = members[index]?.deadline, deadline <= time else { continue }
      if undelivered.contains(index) { deliver(index) }
      members[index]?.advance([], newSequences: [], at: time)
      advanced.append(index)
    }
    reportPhases(of: advanced, isMotion: false)
  }

  /// Delivers the motions of the frame.
  func deliverMotions() {
    guard !undelivered.isEmpty else { return }
    for index in order where undelivered.contains(index) { deliver(index) }
  }

  /// Cancels and removes a gesture.
  func remove(_ element: GestureElement, _ reason: GestureFailure) {
    guard let index = members.firstIndex(where: { $0 === element }) else { return }
    if !isDone(index) {
      element.gestureNode.fail(reason)
      reportPhases(of: [index], isMotion: false)
    }
    members[index] = nil
    for id in touches.keys { touches[id]?.members.remove(index) }
  }

  /// Makes all unresolved members fail.
  func close() {
    for index in order where !isDone(index) {
      members[index]?.gestureNode.fail(.thresholdNotMet("all touches were released"))
      reportPhases(of: [index], isMotion: false)
    }
  }

  /// Returns the phase changes since the last call, in order.
  func drainRecords() -> [GestureRecord] {
    records += arena.drainRecords()
    defer { records.removeAll(keepingCapacity: true) }
    return records
  }

  private func id(of element: GestureElement) -> GestureID {
    GestureID(gesture: element.number ?? 0)
  }

  // MARK: Verdicts

  private func isDone(_ index: Int) -> Bool { members[index] == nil || arena.isResolved(index) }

  private func reset(_ index: Int, _ element: GestureElement) {
    element.gestureNode.reset()
    arena.reset(index, at: time)
  }

  /// Returns whether one member handles touches before another: high-priority gestures outermost first, then
  /// the others innermost first.
  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    guard let first = members[a], let second = members[b] else { return a < b }
    let (isFirstHigh, isSecondHigh) = (
      first.attachment == .highPriority, second.attachment == .highPriority
    )
    if isFirstHigh != isSecondHigh { return isFirstHigh }
    let (depth, other) = (first.node.depth, second.node.depth)
    return isFirstHigh ? depth < other : depth > other
  }

  /// Reports the phases of members to the arena, makes those that lose fail, and delivers the changes.
  private func reportPhases(of advanced: [Int], isMotion: Bool) {
    for index in advanced { recordParts(index) }
    for index in advanced where !isDone(index) {
      guard let node = members[index]?.gestureNode else { continue }
      let verdict = arena.report(
        index, node.reportedPhase, isTentative: node.isTentative, reason: node.failure, at: time)
      apply(verdict)
      if arena.isHeld(index) { continue }
      if isMotion, node.phaseKind == .active {
        undelivered.insert(index)
      } else {
        deliver(index)
      }
    }
  }

  private func apply(_ verdict: GestureArena.Resolution) {
    for loss in verdict.rejections {
      guard let node = members[loss.member]?.gestureNode, !isDone(loss.member) else { continue }
      node.fail(.lost(to: loss.winner))
      recordParts(loss.member)
      let next = arena.report(loss.member, .failed, reason: node.failure, at: time)
      deliver(loss.member)
      apply(next)
    }
    for index in verdict.accepted { deliver(index) }
  }

  private func deliver(_ index: Int) {
    undelivered.remove(index)
    guard let element = members[index] else { return }
    let (node, host) = (element.gestureNode, element.host)
    var transaction = Transaction()
    transaction.tracksVelocity = true
    transaction.sampleTime = time
    guard node.phaseKind.isTerminal else {
      return withTransaction(transaction) { node.deliver() }
    }
    // Input after the touch is applied before the end of the gesture.
    host.applyObjectChanges()
    host.groupingGestureResets {
      withTransaction(transaction) { node.deliver() }
    }
  }

  /// Records phase changes of the gestures of which a member is composed.
  private func recordParts(_ index: Int) {
    guard let node = members[index]?.gestureNode else { return }
    for (partIndex, part) in node.parts.enumerated() {
      let kind = part.phaseKind
      let old = partPhases.updateValue(kind, forKey: ObjectIdentifier(part)) ?? .possible
      guard old != kind else { continue }
      // Keeps the arena's records in order with these.
      records += arena.drainRecords()
      var record = GestureRecord(
        time: time, gesture: "\(node.name): \(part.name)", phase: kind, reason: part.failure)
      if let element = members[index] {
        record.id = GestureID(gesture: element.number ?? 0, part: partIndex)
      }
      if kind == .active || kind == .ended { record.condition = part.condition }
      records.append(record)
    }
  }
}

extension GestureElement {
  fileprivate var deadline: Double? { gestureNode.pendingDeadline }
}
