// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting

/// What a run has found, printed as it goes on.
struct FuzzReport {
  let total: Int
  private(set) var played = 0
  private let start = ContinuousClock.now
  private var heap: HeapHistory
  /// How often each fault of each view was found.
  private var counts: [String: Int] = [:]
  private var printedTenths = 0

  /// `period` is the number of measurements of the memory after which the same views are measured
  /// again.
  init(total: Int, period: Int) {
    self.total = total
    heap = HeapHistory(period: period)
  }

  /// Called within a long session, when nothing moves.
  mutating func atRest(_ view: String) {
    heap.sample(after: view)
  }

  /// Called after a session. Prints a new fault with the shortest list of events that shows it.
  mutating func ended(_ session: FuzzSession, with finding: FuzzSession.Finding?) {
    played += session.eventCount
    // The views are gone.
    if !session.isLong { heap.sample(after: session.subject.name) }
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

  /// Prints the summary, and returns whether there was a fault.
  func finish() -> Bool {
    print("bytes in use after each tenth: \(heap.tenths)")
    if let fault = heap.fault {
      print(fault)
      for (view, bytes) in heap.growthByView.prefix(10) { print("  \(bytes) bytes by \(view)") }
    }
    if !heap.isLongEnough { print("the run is too short to judge the memory in use") }
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) times: \(key)") }
    return heap.fault != nil || !counts.isEmpty
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
