// Part of Snapback, under the MIT licence; see LICENSE.

/// Decides which of the gestures under a hand may go on. A pure value: phases in, losers out.
///
/// Members are the gestures of views; chains say which view is inside which. How a member was attached says
/// how it stands to those inside: behind them (`gesture`), before them (`highPriorityGesture`), or beside
/// them (`simultaneousGesture`). Exclusivity is decided when a gesture begins, not when the finger comes
/// down: the first to begin makes those ranked behind it, and all that happen at once (taps), fail; one
/// that is ranked before it may still take over. A tap waits for gestures of more taps to fail.
package struct GestureArena: Sendable {
  package enum Attachment: String, Sendable {
    case gesture
    case highPriority
    case simultaneous
    /// A scroll view's own: behind those inside that have begun, but once it begins none of them comes any
    /// more, and a button's press gives way to it.
    case scroll
  }

  /// What kind of gesture a member is.
  package struct Kind: Equatable, Sendable {
    /// Whether it happens at once, like a tap, rather than going on for a while.
    package var isDiscrete: Bool
    /// How many taps it takes; 0 for what is no tap.
    package var taps: Int
    /// Whether it is a button's, which scrolling takes the touch from.
    package var isPress: Bool

    package init(isDiscrete: Bool, taps: Int = 0, isPress: Bool = false) {
      self.isDiscrete = isDiscrete
      self.taps = taps
      self.isPress = isPress
    }

    package static let continuous = Kind(isDiscrete: false)
    package static let press = Kind(isDiscrete: false, isPress: true)
    package static let tap = Kind(isDiscrete: true, taps: 1)
  }

  /// A member that must fail now, and to whom it lost.
  package struct Loss: Equatable, Sendable {
    package var member: Int
    package var winner: String

    package init(member: Int, winner: String) {
      self.member = member
      self.winner = winner
    }
  }

  /// What follows from a report.
  package struct Verdict: Equatable, Sendable {
    /// Who must fail: possibly the member itself.
    package var losses: [Loss] = []
    /// Who waited and has now ended.
    package var released: [Int] = []
  }

  private struct Member: Sendable {
    var name: String
    var id: Int
    var condition: String?
    var attachment: Attachment
    var kind: Kind
    var phase = GesturePhaseKind.possible
    /// Whether it is active before the hand has moved.
    var isTentative = false
    /// Whether it has ended but for a gesture of more taps.
    var isHeld = false
    /// The members attached outside of it.
    var outer: Set<Int> = []
  }

  private var members: [Member] = []
  private var newRecords: [GestureRecord] = []

  package init() {}

  /// Adds a gesture, and answers its index. The records carry its id and, once it has begun, what that took.
  package mutating func join(
    _ name: String, id: Int = 0, condition: String? = nil, as attachment: Attachment, _ kind: Kind,
    at time: Double
  ) -> Int {
    members.append(
      Member(name: name, id: id, condition: condition, attachment: attachment, kind: kind))
    log(members.count - 1, at: time)
    return members.count - 1
  }

  /// Notes which members lie on each other, from the innermost outward.
  package mutating func nest(_ chain: [Int]) {
    for (place, member) in chain.enumerated() {
      members[member].outer.formUnion(chain[(place + 1)...])
    }
  }

  /// Makes a member that was done ready for another touch.
  package mutating func revive(_ member: Int, at time: Double) {
    members[member].phase = .possible
    members[member].isTentative = false
    log(member, at: time)
  }

  package func isDone(_ member: Int) -> Bool { members[member].phase.isTerminal }

  /// Whether a member waits for gestures of more taps to fail before it ends.
  package func isHeld(_ member: Int) -> Bool { members[member].isHeld }

  /// Every change of phase since it was last asked, in order.
  package mutating func takeRecords() -> [GestureRecord] {
    defer { newRecords.removeAll(keepingCapacity: true) }
    return newRecords
  }

  /// Notes a member's phase, and answers what follows for the others.
  ///
  /// - Parameter isTentative: Whether the member is active although the hand has not moved, as a drag
  ///   without a distance is: the others keep their chance until the hand does move.
  package mutating func report(
    _ member: Int, _ phase: GesturePhaseKind, isTentative: Bool = false,
    reason: GestureFailure? = nil, at time: Double
  ) -> Verdict {
    let old = members[member].phase
    guard !old.isTerminal, phase != .possible else { return Verdict() }
    if members[member].isHeld {
      guard phase == .failed else { return Verdict() }
    } else if phase == old {
      guard phase == .active, members[member].isTentative, !isTentative else { return Verdict() }
      members[member].isTentative = false
      return Verdict(losses: losses(to: member))
    }
    let wasTentative = members[member].isTentative
    members[member].isTentative = isTentative
    if old == .possible, phase != .failed {
      if let blocker = members.indices.first(where: { blocks($0, member) }) {
        return Verdict(losses: [Loss(member: member, winner: members[blocker].name)])
      }
      if phase == .ended, let awaited = awaited(by: member) {
        members[member].isHeld = true
        log(member, waitsFor: members[awaited].name, at: time)
        return Verdict(losses: losses(to: member))
      }
    }
    members[member].phase = phase
    members[member].isHeld = false
    log(member, reason: reason, at: time)
    if phase == .failed { return Verdict(released: release(at: time)) }
    return Verdict(losses: old == .possible || wasTentative ? losses(to: member) : [])
  }

  /// Ends those that waited and have nobody to wait for any more.
  private mutating func release(at time: Double) -> [Int] {
    let released = members.indices.filter { members[$0].isHeld && awaited(by: $0) == nil }
    for member in released {
      members[member].isHeld = false
      members[member].phase = .ended
      log(member, at: time)
    }
    return released
  }

  private mutating func log(
    _ member: Int, reason: GestureFailure? = nil, waitsFor: String? = nil, at time: Double
  ) {
    var record = GestureRecord(
      time: time, gesture: members[member].name, phase: members[member].phase, reason: reason)
    record.waitsFor = waitsFor
    record.id = members[member].id
    if record.phase == .active || record.phase == .ended {
      record.condition = members[member].condition
    }
    newRecords.append(record)
  }

  private func losses(to member: Int) -> [Loss] {
    members.indices.filter { gives(way: $0, to: member) }
      .map { Loss(member: $0, winner: members[member].name) }
  }

  /// Whether a gesture under way keeps another from beginning.
  private func blocks(_ other: Int, _ member: Int) -> Bool {
    members[other].phase == .active && outranks(other, member)
  }

  /// A gesture of more taps that may still come, with which the member cannot share the touch.
  private func awaited(by member: Int) -> Int? {
    guard members[member].kind.taps > 0 else { return nil }
    return members.indices.first { takesMoreTaps($0, than: member) }
  }

  private func takesMoreTaps(_ other: Int, than member: Int) -> Bool {
    members[other].phase == .possible && !members[other].isHeld
      && members[other].kind.taps > members[member].kind.taps && members[member].kind.taps > 0
      && areExclusive(other, member)
  }

  private func gives(way other: Int, to member: Int) -> Bool {
    guard areExclusive(other, member) else { return false }
    if members[other].isHeld {
      // A tap that is complete loses to another tap alone.
      return members[member].kind.taps > 0
    }
    switch members[other].phase {
    case .possible:
      if takesMoreTaps(other, than: member) { return false }
      if members[member].isTentative { return false }
      return outranks(member, other) || members[other].kind.isDiscrete
    case .active: return outranks(member, other)
    case .ended, .failed: return false
    }
  }

  private func areExclusive(_ a: Int, _ b: Int) -> Bool {
    guard let outer = outer(of: a, b) else { return false }
    switch members[outer].attachment {
    case .simultaneous: return false
    case .scroll: return members[outer == a ? b : a].attachment != .simultaneous
    case .gesture, .highPriority: return true
    }
  }

  /// Whether `a` and `b` exclude each other and `a` comes first.
  private func outranks(_ a: Int, _ b: Int) -> Bool {
    guard let outer = outer(of: a, b), areExclusive(a, b) else { return false }
    guard members[outer].attachment == .scroll else {
      return (members[outer].attachment == .highPriority) == (outer == a)
    }
    let inner = outer == a ? b : a
    let scrollWins = members[inner].phase == .possible || members[inner].kind.isPress
    return scrollWins == (outer == a)
  }

  /// Which of two members lies outside the other; nil where they lie beside each other.
  private func outer(of a: Int, _ b: Int) -> Int? {
    if members[a].outer.contains(b) { return b }
    return members[b].outer.contains(a) ? a : nil
  }
}
