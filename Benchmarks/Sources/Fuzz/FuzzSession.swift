// Part of Snapback, under the MIT licence; see LICENSE.

import CHeapUsage
import CSeededRandom
import Foundation
import Interface
import InterfaceTesting

/// Random events for one subject, from a new hierarchy on.
struct FuzzSession {
  let subject: FuzzSubject
  let seed: UInt64
  let eventCount: Int

  /// The actions that show a fault, and the fault.
  struct Finding {
    let fault: String
    let actions: [FuzzAction]
  }

  /// The number of events after which the subject has to settle.
  static let partLength = 5000

  /// Whether the session has several parts. Its faults may need events of earlier parts than the
  /// one that is printed.
  var isLong: Bool { eventCount > Self.partLength }

  /// The fault of a hierarchy that outlives its window.
  static let unreleased = "the view hierarchy is not released: its parts refer to each other"

  /// Plays the events, and returns the first fault; nil without one. `atRest` is called after each
  /// part of a long session. Random numbers of the view are the same each time.
  func run(atRest: () -> Void) -> Finding? {
    weak var host: ViewHost?
    let finding = play(atRest: atRest) { host = $0 }
    // What is left to the main queue may refer to the views.
    _ = RunLoop.main.limitDate(forMode: .default)
    guard finding == nil, host != nil else { return finding }
    return Finding(fault: Self.unreleased, actions: [])
  }

  private func play(atRest: () -> Void, onStart: (ViewHost) -> Void) -> Finding? {
    var fuzzer = makeFuzzer()
    let host = makeHost()
    onStart(host)
    let player = makePlayer(host)
    var history: [FuzzAction] = []
    var remaining = eventCount
    while remaining > 0 {
      let actions = fuzzer.actions(min(remaining, Self.partLength))
      remaining -= Self.partLength
      if let (index, fault) = player.play(actions) {
        return Finding(fault: fault, actions: history + actions[...index])
      }
      // What views have left to the main queue would be kept forever.
      _ = RunLoop.main.limitDate(forMode: .default)
      history = isLong ? [] : actions
      if let fault = settlingFault(player) {
        return Finding(fault: fault, actions: history)
      }
      if isLong { atRest() }
    }
    return nil
  }

  /// A fault that shows when the input ends; nil if there is none.
  private func settlingFault(_ player: FuzzPlayer) -> String? {
    player.settle(size: FuzzSubject.size, limit: subject.isOfFile ? 3 : 30)
      .first { !subject.isOfFile || $0 != FuzzPlayer.endlessAnimation } ?? subject.reportedFault()
  }

  /// Removes the actions that a fault does not need. The result is empty if the fault does not occur
  /// again in a new hierarchy.
  func shortest(_ finding: Finding) -> [FuzzAction] {
    func showsFault(_ actions: [FuzzAction]) -> Bool {
      let host = makeHost()
      let player = makePlayer(host)
      let fault = player.play(actions)?.fault
      let found = fault ?? settlingFault(player)
      return found.map { Self.kind(of: $0) } == Self.kind(of: finding.fault)
    }
    guard showsFault(finding.actions) else { return [] }
    return Shrinker.shortest(finding.actions, limit: 400, showsFault: showsFault)
  }

  /// The memory that a session may add to the memory in use each time it is played, in bytes.
  static let byteLimit = 1000

  /// The bytes that the session adds to the memory in use each time.
  var bytesAddedEachTime: Int { bytesAdded { _ = run {} } }

  /// Returns the shortest list of events that adds memory each time; empty if the session has several
  /// parts, or adds none.
  func shortestThatAddsMemory() -> [FuzzAction] {
    func addsMemory(_ actions: [FuzzAction]) -> Bool {
      bytesAdded {
        let player = makePlayer(makeHost())
        _ = player.play(actions)
        _ = settlingFault(player)
        _ = RunLoop.main.limitDate(forMode: .default)
      } > Self.byteLimit
    }
    var fuzzer = makeFuzzer()
    let actions = fuzzer.actions(eventCount)
    guard !isLong, addsMemory(actions) else { return [] }
    return Shrinker.shortest(actions, limit: 400, showsFault: addsMemory)
  }

  /// Returns the least that one of three repetitions adds.
  private func bytesAdded(by play: () -> Void) -> Int {
    play()
    return (0..<3).map { _ in
      let before = heap_bytes_in_use()
      play()
      return heap_bytes_in_use() - before
    }.min() ?? 0
  }

  private func makeHost() -> ViewHost {
    seed_random(seed)
    return subject.makeHost()
  }

  private func makeFuzzer() -> EventFuzzer {
    EventFuzzer(seed: seed, size: FuzzSubject.size, shortestSide: subject.isOfFile ? 100 : 0)
  }

  /// The fault without its numbers.
  static func kind(of fault: String) -> String {
    String(fault.prefix { !$0.isNumber && $0 != ":" })
  }

  private func makePlayer(_ host: ViewHost) -> FuzzPlayer {
    let checker = FrameChecker()
    return FuzzPlayer(host) { checker.fault(in: $0) }
  }
}
