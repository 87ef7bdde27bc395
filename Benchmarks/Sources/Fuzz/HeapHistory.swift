// Part of Snapback, under the MIT licence; see LICENSE.

import CHeapUsage
import InterfaceTesting

/// The memory in use during a run.
struct HeapHistory {
  /// Whether one view is measured again and again while nothing moves, rather than after each view is
  /// gone.
  let isOfOneSession: Bool
  private var samples: [Int] = []
  /// The bytes in use after each repetition of the same sessions.
  private(set) var repetitions: [Int] = []
  private var repeatedCount = 0

  init(isOfOneSession: Bool) {
    self.isOfOneSession = isOfOneSession
  }

  /// Measures after a session, or a part of one.
  mutating func sample() {
    samples.append(heap_bytes_in_use())
  }

  /// Plays sessions until they add no memory any more, and measures after each time; see `MemoryGrowth.ends`.
  mutating func measureRepetitions(of sessions: [FuzzSession]) {
    repeatedCount = sessions.count
    repetitions = MemoryGrowth.ends {
      for session in sessions { _ = session.run {} }
      return heap_bytes_in_use()
    }
  }

  /// The bytes in use at the end of each tenth of the run.
  var tenths: [Int] {
    guard samples.count >= 10 else { return samples }
    return (1...10).map { samples[samples.count * $0 / 10 - 1] }
  }

  /// A sentence if the memory grows; nil otherwise.
  var fault: String? {
    if isOfOneSession {
      return MemoryGrowth.bytes(in: samples, period: 1).map {
        "the memory in use grows by \($0) bytes in the second half of the run"
      }
    }
    return MemoryGrowth.bytes(ofRepetitions: repetitions).map {
      "the same \(repeatedCount) sessions add at least \($0) bytes each of \(repetitions.count) times"
    }
  }
}
