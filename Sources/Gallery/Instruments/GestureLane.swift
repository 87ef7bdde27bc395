// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// One kind of gesture under the hand, over time, and what became of it in words.
nonisolated struct GestureLane: Equatable, Identifiable {
  let name: String
  let phase: GesturePhaseKind
  let verdict: String

  var id: String { name }

  /// The lanes of what happened last, those that came first above; five at most.
  static func lanes(of records: [GestureRecord]) -> [GestureLane] {
    var last: [(name: String, record: GestureRecord)] = []
    let latest = records.last?.time ?? 0
    for record in records where record.time > latest - StageRecord.span {
      if let index = last.firstIndex(where: { $0.name == record.gesture }) {
        last[index].record = record
      } else {
        last.append((record.gesture, record))
      }
    }
    return last.suffix(5).map { name, record in
      GestureLane(name: name, phase: record.phase, verdict: verdict(of: record))
    }
  }

  private static func verdict(of record: GestureRecord) -> String {
    switch record.phase {
    case .possible: record.waitsFor.map { "waits for \($0)" } ?? "may still come"
    case .active: "under way"
    case .ended: "won"
    case .failed: record.reason.map { $0.description } ?? "failed"
    }
  }
}
