// Part of Snapback, under the MIT licence; see LICENSE.

/// Decides which of the gestures on the same touches may proceed. A pure value: phases go in,
/// rejections come out.
///
/// Members are the gestures of views; chains give their nesting. The attachment of a member gives
/// its priority relative to those inside: lower (`gesture`), higher (`highPriorityGesture`), or none
/// (`simultaneousGesture`). Exclusivity is decided when a gesture begins, not at the touch: the first
/// to begin rejects those of lower priority, and all discrete ones (taps); one of higher priority
/// may still take over later. A tap is held until gestures of more taps have failed.
package struct GestureArena: Sendable {
  /// The attachment of a gesture to its view.
  package enum Attachment: String, Sendable {
    case gesture
    case highPriority
    case simultaneous
    /// The scroll gesture of a scroll view: it has lower priority than gestures inside that have
    /// begun, but once it has begun none of them can begin, and the press of a button is rejected.
    case scroll
  }

  /// The kind of a member.
  package struct Kind: Equatable, Sendable {
    /// Whether it happens at once, like a tap, instead of continuing for some time.
    package var isDiscrete: Bool
    /// The number of taps; 0 for a gesture that is not a tap.
    package var taps: Int
    /// Whether it is the press of a button, which scrolling rejects.
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

  /// A member that must fail now, and the name of the gesture that it lost to.
  package struct Rejection: Equatable, Sendable {
    package var member: Int
    package var winner: String

    package init(member: Int, winner: String) {
      self.member = member
      self.winner = winner
    }
  }

  /// The consequences of a report.
  package struct Resolution: Equatable, Sendable {
    /// The members that must fail; possibly the reporting member itself.
    package var rejections: [Rejection] = []
    /// The members that were held and have now ended.
    package var accepted: [Int] = []
  }

  private struct Member: Sendable {
    var name: String
    var id: GestureID
    var condition: String?
    var attachment: Attachment
    var kind: Kind
    var phase = GesturePhaseKind.possible
    /// Whether it is active although the touch has not moved.
    var isTentative = false
    /// Whether it has ended, except that a gesture of more taps may still begin.
    var isHeld = false
    /// The members that are attached outside of it.
    var outer: Set<Int> = []
  }

  private var members: [Member] = []
  private var newRecords: [GestureRecord] = []

  package init() {}

  /// Adds a gesture and returns its index. Its records carry the id and, once it has begun, the
  /// condition.
  package mutating func add(
    _ name: String, id: GestureID = .none, condition: String? = nil, as attachment: Attachment,
    _ kind: Kind, at time: Double
  ) -> Int {
    members.append(
      Member(name: name, id: id, condition: condition, attachment: attachment, kind: kind))
    log(members.count - 1, at: time)
    return members.count - 1
  }

  /// Adds the nesting of members, given from the innermost outward.
  package mutating func addChain(_ chain: [Int]) {
    for (index, member) in chain.enumerated() {
      members[member].outer.formUnion(chain[(index + 1)...])
    }
  }

  /// Makes a member that has ended or failed possible again, for another touch.
  package mutating func reset(_ member: Int, at time: Double) {
    members[member].phase = .possible
    members[member].isTentative = false
    log(member, at: time)
  }

  /// Returns whether a member has ended or failed.
  package func isResolved(_ member: Int) -> Bool { members[member].phase.isTerminal }

  /// Returns whether a member is held until gestures of more taps have failed.
  package func isHeld(_ member: Int) -> Bool { members[member].isHeld }

  /// Returns and removes the phase changes since the last call, in order.
  package mutating func drainRecords() -> [GestureRecord] {
    defer { newRecords.removeAll(keepingCapacity: true) }
    return newRecords
  }

  /// Applies a member's phase and returns the consequences for all members.
  ///
  /// - Parameter isTentative: Whether the member is active although the touch has not moved, like a
  ///   drag without a minimum distance: the others can still begin until it has moved.
  package mutating func report(
    _ member: Int, _ phase: GesturePhaseKind, isTentative: Bool = false,
    reason: GestureFailure? = nil, at time: Double
  ) -> Resolution {
    let old = members[member].phase
    guard !old.isTerminal, phase != .possible else { return Resolution() }
    if members[member].isHeld {
      guard phase == .failed else { return Resolution() }
    } else if phase == old {
      guard phase == .active, members[member].isTentative, !isTentative else {
        return Resolution()
      }
      members[member].isTentative = false
      return Resolution(rejections: rejections(by: member))
    }
    let wasTentative = members[member].isTentative
    members[member].isTentative = isTentative
    if old == .possible, phase != .failed {
      if let blocker = members.indices.first(where: { blocks($0, member) }) {
        return Resolution(
          rejections: [Rejection(member: member, winner: members[blocker].name)])
      }
      if phase == .ended, let awaited = awaited(by: member) {
        members[member].isHeld = true
        log(member, waitsFor: members[awaited].name, at: time)
        return Resolution(rejections: rejections(by: member))
      }
    }
    members[member].phase = phase
    members[member].isHeld = false
    log(member, reason: reason, at: time)
    if phase == .failed { return Resolution(accepted: acceptHeld(at: time)) }
    return Resolution(rejections: old == .possible || wasTentative ? rejections(by: member) : [])
  }

  /// Ends the held members that have no gesture left to wait for, and returns them.
  private mutating func acceptHeld(at time: Double) -> [Int] {
    let accepted = members.indices.filter { members[$0].isHeld && awaited(by: $0) == nil }
    for member in accepted {
      members[member].isHeld = false
      members[member].phase = .ended
      log(member, at: time)
    }
    return accepted
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

  private func rejections(by member: Int) -> [Rejection] {
    members.indices.filter { isRejected($0, by: member) }
      .map { Rejection(member: $0, winner: members[member].name) }
  }

  /// Returns whether an active gesture prevents another from beginning.
  private func blocks(_ other: Int, _ member: Int) -> Bool {
    members[other].phase == .active && outranks(other, member)
  }

  /// A gesture of more taps that may still begin and excludes the member.
  private func awaited(by member: Int) -> Int? {
    guard members[member].kind.taps > 0 else { return nil }
    return members.indices.first { isAwaited($0, by: member) }
  }

  private func isAwaited(_ other: Int, by member: Int) -> Bool {
    members[other].phase == .possible && !members[other].isHeld
      && members[other].kind.taps > members[member].kind.taps && members[member].kind.taps > 0
      && areExclusive(other, member)
  }

  /// Returns whether a member that begins or ends rejects another.
  private func isRejected(_ other: Int, by member: Int) -> Bool {
    guard areExclusive(other, member) else { return false }
    if members[other].isHeld {
      // A complete tap only loses to another tap.
      return members[member].kind.taps > 0
    }
    switch members[other].phase {
    case .possible:
      if isAwaited(other, by: member) { return false }
      if members[member].isTentative { return false }
      // A button is pressed from the touch on, while a tap or long press of higher priority is still
      // possible.
      if members[member].kind.isPress, outranks(other, member) { return false }
      return outranks(member, other) || members[other].kind.isDiscrete
    case .active: return outranks(member, other)
    case .ended, .failed: return false
    }
  }

  /// Returns whether at most one of two members can be recognized: they are nested, and not simultaneous.
  private func areExclusive(_ a: Int, _ b: Int) -> Bool {
    guard let outer = outer(of: a, b) else { return false }
    switch members[outer].attachment {
    case .simultaneous: return false
    case .scroll: return members[outer == a ? b : a].attachment != .simultaneous
    case .gesture, .highPriority: return true
    }
  }

  /// Returns whether `a` and `b` are exclusive and `a` has the higher priority.
  private func outranks(_ a: Int, _ b: Int) -> Bool {
    guard let outer = outer(of: a, b), areExclusive(a, b) else { return false }
    guard members[outer].attachment == .scroll else {
      return (members[outer].attachment == .highPriority) == (outer == a)
    }
    let inner = outer == a ? b : a
    let scrollWins = members[inner].phase == .possible || members[inner].kind.isPress
    return scrollWins == (outer == a)
  }

  /// The outer one of two nested members; nil if they are not nested.
  private func outer(of a: Int, _ b: Int) -> Int? {
    if members[a].outer.contains(b) { return b }
    return members[b].outer.contains(a) ? a : nil
  }
}
