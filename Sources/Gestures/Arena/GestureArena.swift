// Part of Snapback, under the MIT licence; see LICENSE.

/// Decides which of the gestures under a touch may go on. A pure value: phases in, losers out.
///
/// Members join from the innermost view outward. How a member was attached says how it stands to
/// those that joined before it: behind them (`gesture`), before them (`highPriorityGesture`), or
/// beside them (`simultaneousGesture`). Exclusivity is decided when a gesture begins, not when the
/// finger comes down: the first to begin makes those ranked behind it, and all that happen at once
/// (taps), fail; one that is ranked before it may still take over.
package struct GestureArena: Sendable {
  package enum Attachment: String, Sendable {
    case gesture
    case highPriority
    case simultaneous
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

  private struct Member: Sendable {
    var name: String
    var attachment: Attachment
    var isDiscrete: Bool
    var phase = GesturePhaseKind.possible
  }

  private var members: [Member] = []
  /// Every change of phase so far, in order.
  package private(set) var log: [GestureRecord] = []

  package init() {}

  /// Adds a gesture, outward of all that joined before; returns its index.
  package mutating func join(
    _ name: String, as attachment: Attachment, isDiscrete: Bool, at time: Double
  ) -> Int {
    members.append(Member(name: name, attachment: attachment, isDiscrete: isDiscrete))
    log.append(GestureRecord(time: time, gesture: name, phase: .possible, reason: nil))
    return members.count - 1
  }

  /// Notes a member's phase, and answers who must fail because of it: possibly the member itself.
  package mutating func report(
    _ member: Int, _ phase: GesturePhaseKind, reason: GestureFailure? = nil, at time: Double
  ) -> [Loss] {
    let old = members[member].phase
    guard phase != old else { return [] }
    if old == .possible, phase == .active || phase == .ended,
      let blocker = members.indices.first(where: { blocks($0, member) })
    {
      return [Loss(member: member, winner: members[blocker].name)]
    }
    members[member].phase = phase
    log.append(
      GestureRecord(time: time, gesture: members[member].name, phase: phase, reason: reason))
    guard old == .possible, phase == .active || phase == .ended else { return [] }
    return members.indices.filter { gives(way: $0, to: member) }
      .map { Loss(member: $0, winner: members[member].name) }
  }

  /// Whether a gesture under way keeps another from beginning.
  private func blocks(_ other: Int, _ member: Int) -> Bool {
    members[other].phase == .active && outranks(other, member)
  }

  private func gives(way other: Int, to member: Int) -> Bool {
    guard other != member, areExclusive(other, member) else { return false }
    switch members[other].phase {
    case .possible: return members[other].isDiscrete || outranks(member, other)
    case .active: return outranks(member, other)
    case .ended, .failed: return false
    }
  }

  private func areExclusive(_ a: Int, _ b: Int) -> Bool {
    a != b && members[max(a, b)].attachment != .simultaneous
  }

  /// Whether `a` and `b` exclude each other and `a` comes first.
  private func outranks(_ a: Int, _ b: Int) -> Bool {
    guard areExclusive(a, b) else { return false }
    let outerWins = members[max(a, b)].attachment == .highPriority
    return outerWins == (a > b)
  }
}

/// One change of phase of one gesture: what the instruments draw and the tests compare.
package struct GestureRecord: Equatable, Sendable {
  /// Seconds on the frame clock.
  package var time: Double
  package var gesture: String
  package var phase: GesturePhaseKind
  /// Why, where it failed.
  package var reason: GestureFailure?

  package init(time: Double, gesture: String, phase: GesturePhaseKind, reason: GestureFailure?) {
    self.time = time
    self.gesture = gesture
    self.phase = phase
    self.reason = reason
  }
}

extension GestureRecord: CustomStringConvertible {
  /// `0.100 drag active`, or `0.250 tap failed: lost to drag`.
  package var description: String {
    let milliseconds = Int((time * 1000).rounded())
    let (whole, rest) = (milliseconds / 1000, String(milliseconds % 1000))
    let clock = "\(whole)." + String(repeating: "0", count: max(0, 3 - rest.count)) + rest
    let why = reason.map { ": \($0)" } ?? ""
    return "\(clock) \(gesture) \(phase.rawValue)\(why)"
  }
}
