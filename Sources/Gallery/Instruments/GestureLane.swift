// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures
import Snapback

/// A gesture recognizer in the lanes instrument: its name, its phase, and a description of the
/// outcome and the reason.
nonisolated package struct GestureLane: Equatable, Identifiable {
  package let id: GestureID
  package let name: String
  package let phase: GesturePhaseKind
  /// `Recognized`, `Failed`.
  package let outcome: String
  /// The condition that was met, or the reason for the failure; nil if there is none.
  package let reason: String?
  /// The condition that began the gesture, such as `Moved 10 points`; nil before it has begun.
  package var condition: String?
  /// The author's view that the gesture belongs to; nil if there is none.
  package var owner: String?

  /// The lanes for the last `StageRecord.span` seconds before the latest record, oldest gesture
  /// first; the last six. Gestures of the same name are numbered.
  package static func lanes(of records: [GestureRecord]) -> [GestureLane] {
    var order: [GestureID] = []
    var last: [GestureID: GestureRecord] = [:]
    let latest = records.last?.time ?? 0
    let recent = records.filter { $0.time > latest - StageRecord.span }
    for record in recent {
      if last.updateValue(record, forKey: record.id) == nil { order.append(record.id) }
    }
    order = order.suffix(6)
    let names = names(of: order.compactMap { last[$0] }, among: Array(last.values))
    return order.compactMap { id in
      guard let record = last[id] else { return nil }
      return GestureLane(
        id: id, name: names[id] ?? record.gesture, phase: record.phase,
        outcome: outcome(of: record),
        reason: reason(for: record, among: recent, names)?.asSentence, condition: record.condition)
    }
  }

  /// The names of gestures, with a number where several have the same name.
  private static func names(
    of shown: [GestureRecord], among all: [GestureRecord]
  ) -> [GestureID: String] {
    let counts = Dictionary(all.map { ($0.gesture, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    var names: [GestureID: String] = [:]
    for record in shown where counts[record.gesture, default: 0] > 1 {
      numbers[record.gesture, default: 0] += 1
      names[record.id] = "\(record.gesture) \(numbers[record.gesture, default: 0])"
    }
    return names
  }

  private static func outcome(of record: GestureRecord) -> String {
    switch record.phase {
    case .possible: record.waitsFor == nil ? "Possible" : "Waiting"
    case .active: "Active"
    case .ended: "Recognized"
    case .failed: "Failed"
    }
  }

  private static func reason(
    for record: GestureRecord, among records: [GestureRecord], _ names: [GestureID: String]
  ) -> String? {
    switch record.phase {
    case .possible: return record.waitsFor.map { "waiting for \($0) to fail" }
    case .active, .ended:
      let start = records.last { $0.id == record.id && $0.phase == .possible }?.time ?? 0
      var losers: [String] = []
      for other in records where other.time >= start && other.time <= record.time {
        guard case .lost(to: record.gesture)? = other.reason else { continue }
        let name = names[other.id] ?? other.gesture
        if !losers.contains(name) { losers.append(name) }
      }
      let condition = record.condition
      if losers.isEmpty { return condition }
      let priority = "has priority over \(losers.joined(separator: ", "))"
      return [condition, priority].compactMap(\.self).joined(separator: "; ")
    case .failed:
      guard case .lost(to: let winner)? = record.reason else { return record.reason?.description }
      let winning = records.last {
        $0.gesture == winner && $0.condition != nil && $0.time <= record.time && $0.id != record.id
      }
      let name = winning.flatMap { names[$0.id] } ?? winner
      return "Lost to \(name)" + (winning?.condition.map { ": \($0.lowercasedInitial)" } ?? "")
    }
  }
}

extension String {
  /// The text with its first letter in lower case, to stand within a sentence.
  nonisolated fileprivate var lowercasedInitial: String { prefix(1).lowercased() + dropFirst() }

  /// The text with its first letter in upper case, as sentences begin, unless it begins with the label of an
  /// argument, such as `minimumDistance: 0`.
  nonisolated fileprivate var asSentence: String {
    let label = prefix { $0 != ":" }
    let isLabel = label.count < count && label.allSatisfy { $0.isLetter || $0.isNumber }
    return isLabel ? self : prefix(1).uppercased() + dropFirst()
  }
}
