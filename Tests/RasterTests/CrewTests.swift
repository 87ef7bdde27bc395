// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Raster
import Synchronization
import Testing

struct CrewTests {
  /// Who worked, and how many were at it.
  private final class Log: Sendable {
    let begun = Atomic(0)
    let done = Atomic(0)
    let turns = Mutex([0, 0, 0, 0])

    func work(as number: Int) {
      begun.wrappingAdd(1, ordering: .relaxed)
      turns.withLock { $0[number] += 1 }
      done.wrappingAdd(1, ordering: .relaxed)
    }
  }

  @Test func `shared work is over when that returns, and everyone did it once at most`() {
    for _ in 0..<300 {
      let crew = Crew(of: 3)
      #expect(!crew.isDismissed)
      let log = Log()
      crew.share { log.work(as: $0) }
      #expect(crew.isDismissed)
      #expect(log.done.load(ordering: .relaxed) == log.begun.load(ordering: .relaxed))
      let turns = log.turns.withLock { $0 }
      #expect(turns[0] == 1)
      #expect(turns.allSatisfy { $0 <= 1 })
    }
  }

  @Test func `those who come before the work does are given it`() {
    // The one at work here goes on until another has come.
    let crew = Crew(of: 1)
    let others = Atomic(0)
    crew.share { number in
      if number > 0 { others.wrappingAdd(1, ordering: .releasing) }
      var patience = number == 0 ? 10_000_000 : 0
      while patience > 0, others.load(ordering: .acquiring) == 0 {
        sched_yield()
        patience -= 1
      }
    }
    #expect(others.load(ordering: .relaxed) == 1)
  }

  @Test func `a crew of none works alone, and one sent away is gone`() {
    let none = Crew(of: 0)
    #expect(none.isDismissed)
    let log = Log()
    none.share { log.work(as: $0) }
    #expect(log.turns.withLock { $0 } == [1, 0, 0, 0])
    let crew = Crew(of: 2)
    crew.dismiss()
    #expect(crew.isDismissed)
  }
}
