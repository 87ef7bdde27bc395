// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Lists whose rows are loaded again when they are pulled down.
@MainActor
@Suite struct ListRefreshTests {
  private let log = EventLog()

  private func rowY(in harness: Harness) throws -> CGFloat {
    try #require(harness.list.glyphItems.first { $0.run.text == "row" }).origin.y
  }

  @Test(arguments: [CGFloat(0), 100])
  func `pulling to refresh starts the action and shows the indicator until it is done`(
    margin: CGFloat
  ) async throws {
    let (pulled, finish) = AsyncStream<Void>.makeStream()
    let log = log
    let harness = Harness {
      List { Text("row") }
        .listStyle(.plain)
        .refreshable {
          log.lines.append("began")
          for await _ in pulled { break }
          log.lines.append("done")
        }
        .contentMargins(.top, margin)
    }
    let rest = try rowY(in: harness)
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 620), over: 0.4)
    while log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["began"])
    harness.advance(by: 3)
    #expect(abs(try rowY(in: harness) - rest - 60) < 1)
    finish.yield()
    while log.lines.count < 2 { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    harness.advance(by: 3)
    #expect(abs(try rowY(in: harness) - rest) < 1)
  }

  @Test func `an action that ends at once runs once for each pull`() async throws {
    let log = log
    let harness = Harness {
      List { Text("row") }.listStyle(.plain).refreshable { log.lines.append("ran") }
    }
    for pull in 1...2 {
      harness.mouse(.down, CGPoint(x: 200, y: 200))
      for step in 1...60 {
        harness.mouse(.move, CGPoint(x: 200, y: 200 + min(CGFloat(step) * 12, 420)))
        harness.frame()
        for _ in 0..<5 { await Task.yield() }
      }
      harness.mouse(.up, CGPoint(x: 200, y: 620))
      harness.advance(by: 3)
      for _ in 0..<10 { await Task.yield() }
      #expect(log.lines.count == pull)
    }
  }
}
