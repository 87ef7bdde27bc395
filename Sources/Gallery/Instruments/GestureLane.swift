// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures
import Snapback

/// One gesture under the hand, over time, and what became of it and why, in words.
nonisolated package struct GestureLane: Equatable, Identifiable {
  package let id: Int
  package let name: String
  package let phase: GesturePhaseKind
  /// `won`, `failed`.
  package let outcome: String
  /// Why, or how; nil where there is nothing to say.
  package let reason: String?

  /// The lanes of what happened in the last seconds before the latest record, those that came first above; six at
  /// most. Gestures of the same name are numbered.
  package static func lanes(of records: [GestureRecord]) -> [GestureLane] {
    var order: [Int] = []
    var last: [Int: GestureRecord] = [:]
    let latest = records.last?.time ?? 0
    let recent = records.filter { $0.time > latest - StageRecord.span }
    for record in recent {
      if last.updateValue(record, forKey: record.id) == nil { order.append(record.id) }
    }
    var namesakes: [String: Int] = [:]
    for record in last.values { namesakes[record.gesture, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    return order.suffix(6).compactMap { id in
      guard let record = last[id] else { return nil }
      var name = record.gesture
      if namesakes[name, default: 0] > 1 {
        numbers[name, default: 0] += 1
        name += " \(numbers[record.gesture, default: 0])"
      }
      return GestureLane(
        id: id, name: name, phase: record.phase, outcome: outcome(of: record),
        reason: reason(for: record, among: recent))
    }
  }

  private static func outcome(of record: GestureRecord) -> String {
    switch record.phase {
    case .possible: record.waitsFor == nil ? "may still come" : "waits"
    case .active: "under way"
    case .ended: "won"
    case .failed: "failed"
    }
  }

  private static func reason(
    for record: GestureRecord, among records: [GestureRecord]
  ) -> String? {
    switch record.phase {
    case .possible: return record.waitsFor.map { "for \($0) to fail first" }
    case .active, .ended:
      let begin = records.last { $0.id == record.id && $0.phase == .possible }?.time ?? 0
      var losers: [String] = []
      for other in records where other.time >= begin && other.time <= record.time {
        guard case .lost(to: record.gesture)? = other.reason else { continue }
        if !losers.contains(other.gesture) { losers.append(other.gesture) }
      }
      let how = record.condition
      if losers.isEmpty { return how }
      return [how, "before \(losers.joined(separator: " and "))"].compactMap(\.self)
        .joined(separator: ", ")
    case .failed:
      guard case .lost(to: let winner)? = record.reason else { return record.reason?.description }
      let rival = records.last {
        $0.gesture == winner && $0.condition != nil && $0.time <= record.time
      }
      return "lost to \(winner)" + (rival?.condition.map { ": \($0)" } ?? "")
    }
  }
}
