// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct StageDateTests {
  @Test func `dates on a stage begin with the outer date and advance with the stage's clock`() {
    final class DateLog { var dates: [Date] = [] }
    let log = DateLog()
    let stage = StageSession {
      ViewHost(
        TimelineView(.animation) { context in
          let _ = log.dates.append(context.date)
          Color.blue
        }, size: $0, scale: $1, resources: $2)
    }
    let host = ViewHost(
      SceneStage(stage), size: CGSize(width: 100, height: 100), scale: 1,
      resources: .plain())
    let start = Date(timeIntervalSinceReferenceDate: 1e8)
    host.calendar = { start.addingTimeInterval($0) }
    let harness = Harness(host)
    harness.frame()
    #expect(log.dates.first.map { $0 >= start } == true)
    stage.setSpeed(0.1)
    let first = log.dates.last
    #expect(first != nil)
    harness.advance(by: 1)
    #expect(log.dates.allSatisfy { $0 >= start && $0 < start.addingTimeInterval(2) })
    let elapsed = first.flatMap { first in log.dates.last?.timeIntervalSince(first) }
    #expect(elapsed.map { abs($0 - 0.1) < 0.02 } == true)
  }
}
