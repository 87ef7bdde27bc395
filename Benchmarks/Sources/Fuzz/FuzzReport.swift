// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting

/// Prints findings as the run proceeds.
struct FuzzReport {
  let total: Int
  private(set) var played = 0
  private let start = ContinuousClock.now
  private var heap: HeapHistory
  /// The number of times that each fault of each view was found.
  private var counts: [String: Int] = [:]
  private var printedTenths = 0

  /// The sessions that are repeated to judge the memory in use: the last ones, a tenth of all events.
  private var lastSessions: [FuzzSession] = []

  /// `hasOneSession` is whether all events are played in one session.
  init(total: Int, hasOneSession: Bool) {
    self.total = total
    heap = HeapHistory(isOfOneSession: hasOneSession)
  }

  /// Called within a long session, when nothing moves.
  mutating func atRest() {
    heap.sample()
  }

  /// Called after a session. Prints a new fault with the shortest list of events that shows it.
  mutating func ended(_ session: FuzzSession, with finding: FuzzSession.Finding?) {
    played += session.eventCount
    // The views are gone.
    if !heap.isOfOneSession { heap.sample() }
    if finding == nil, total - played < total / 10 { lastSessions.append(session) }
    if let finding {
      let key = "\(session.subject.name): \(FuzzSession.kind(of: finding.fault))"
      counts[key, default: 0] += 1
      if counts[key] == 1 { print(finding, of: session) }
    }
    let tenths = played * 10 / total
    guard tenths > printedTenths else { return }
    printedTenths = tenths
    let seconds = max((ContinuousClock.now - start) / .seconds(1), 1e-3)
    print(
      "\(played) events, \(Int(seconds)) s, \(Int(Double(played) / seconds)) events/s, "
        + "\(counts.values.reduce(0, +)) faults")
  }

  /// Judges the memory in use, prints the summary, and returns whether there was a fault.
  mutating func finish() -> Bool {
    if !heap.isOfOneSession { heap.measureRepetitions(of: lastSessions) }
    print("bytes in use after each tenth: \(heap.tenths)")
    if !heap.isOfOneSession {
      print(
        "bytes in use after each repetition of the last \(lastSessions.count) sessions: "
          + "\(heap.repetitions)")
    }
    if let fault = heap.fault {
      print(fault)
      printSessionsThatAddMemory()
    }
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) times: \(key)") }
    return heap.fault != nil || !counts.isEmpty
  }

  /// Prints the sessions that add memory each time, those that add most first, with the shortest lists
  /// of events that do.
  private func printSessionsThatAddMemory() {
    let sessions = lastSessions.map { (session: $0, bytes: $0.bytesAddedEachTime) }
      .filter { $0.bytes > FuzzSession.byteLimit }.sorted { $0.bytes > $1.bytes }
    for (session, bytes) in sessions.prefix(10) {
      print("\(session.subject.name), seed \(session.seed): adds \(bytes) bytes each time")
      for action in session.shortestThatAddsMemory() { print("  \(action)") }
    }
  }

  private func print(_ finding: FuzzSession.Finding, of session: FuzzSession) {
    print("\(session.subject.name), seed \(session.seed): \(finding.fault)")
    guard finding.fault != FuzzSession.unreleased else { return }
    let actions = session.shortest(finding)
    if actions.isEmpty { print("  It does not occur in a new hierarchy of the view.") }
    for action in actions { print("  \(action)") }
  }

  /// Prints a line at once, so that it is there if the program crashes afterwards.
  static func print(_ text: String) {
    Swift.print(text)
    fflush(nil)
  }

  private func print(_ text: String) { Self.print(text) }
}
