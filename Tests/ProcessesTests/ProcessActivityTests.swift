// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

/// The time that a process has spent.
struct ProcessActivityTests {
  private let start = ProcessActivity(time: 10, cpuTime: 1, isWaiting: false)

  @Test func `a process that waits spends all of the time`() {
    #expect(ProcessActivity(time: 14, cpuTime: 1, isWaiting: true).spent(since: start) == 4)
  }

  @Test func `a process that cannot get a processor spends its CPU time only`() {
    #expect(ProcessActivity(time: 14, cpuTime: 1.5, isWaiting: false).spent(since: start) == 0.5)
  }

  @Test func `several threads do not spend more than the time`() {
    #expect(ProcessActivity(time: 14, cpuTime: 9, isWaiting: false).spent(since: start) == 4)
  }

  @Test func `a clock that goes back spends nothing`() {
    #expect(ProcessActivity(time: 9, cpuTime: 1, isWaiting: true).spent(since: start) == 0)
  }

  @Test func `a name with parentheses and spaces does not confuse the fields`() throws {
    let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
    let text = "7 (a) R b) S 1 7 7 0 -1 0 0 0 0 0 \(Int(2 * ticks)) \(Int(ticks)) 0 0 20 0"
    let activity = try #require(ProcessActivity(stat: text, time: 5))
    #expect(activity == ProcessActivity(time: 5, cpuTime: 3, isWaiting: true))
    #expect(ProcessActivity(stat: "7 (a", time: 5) == nil)
    #expect(ProcessActivity(stat: "7 (a) S 1 7", time: 5) == nil)
  }

  @Test func `this process is found, and one that does not exist is not`() {
    #expect(ProcessActivity(of: getpid(), at: 0) != nil)
    #expect(ProcessActivity(of: -1, at: 0) == nil)
    #expect(ProcessActivity.descendant(of: getpid(), generations: 0) == getpid())
  }
}
