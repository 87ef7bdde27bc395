// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

/// The times of a main thread, and how long it has been stuck.
struct ThreadTimesTests {
  private func stuck(
    _ looks: [(time: Double, times: ThreadTimes?)], counting part: UnresponsiveTime.Part = .all
  ) -> Double {
    var stuck = UnresponsiveTime(longestInterval: 5)
    for look in looks { stuck.note(look.time, look.times, counting: part) }
    return stuck.seconds
  }

  private func times(_ running: Double, _ waiting: Double) -> ThreadTimes {
    ThreadTimes(running: running, waiting: waiting)
  }

  @Test func `a thread that runs or sleeps is stuck for all of the time`() {
    #expect(stuck([(10, times(1, 0)), (12, times(3, 0)), (14, times(3, 0))]) == 4)
  }

  @Test func `waiting for a processor does not count`() {
    #expect(stuck([(10, times(1, 2)), (14, times(1.5, 5.5))]) == 0.5)
  }

  @Test func `running time does not include sleeping`() {
    #expect(stuck([(10, times(1, 0)), (14, times(1.5, 2))], counting: .running) == 0.5)
    #expect(stuck([(10, nil), (14, nil)], counting: .running) == 0)
  }

  @Test func `sleeping time includes neither running nor waiting for a processor`() {
    #expect(stuck([(10, times(1, 0)), (14, times(1.5, 2))], counting: .sleeping) == 1.5)
    #expect(stuck([(10, nil), (14, nil)], counting: .sleeping) == 4)
  }

  @Test func `without times of the thread all of the time counts`() {
    #expect(stuck([(10, nil), (14, times(9, 9))]) == 4)
    #expect(stuck([(10, times(9, 9)), (14, nil)]) == 4)
  }

  @Test func `a clock that goes back counts nothing, and a pause of the machine little`() {
    #expect(stuck([(10, times(1, 0)), (9, times(1, 0))]) == 0)
    #expect(stuck([(10, times(1, 0)), (5000, times(1, 0))]) == 5)
  }

  @Test func `progress starts again`() {
    var stuck = UnresponsiveTime(longestInterval: 5)
    stuck.note(1, nil)
    stuck.note(2, nil)
    stuck.reset()
    #expect(stuck.seconds == 0)
    stuck.note(4, nil)
    #expect(stuck.seconds == 0)
    stuck.note(5, nil)
    #expect(stuck.seconds == 1)
  }

  @Test func `the kernel's line is read, and a malformed one is not`() {
    #expect(ThreadTimes(schedstat: "1500000000 250000000 7\n") == times(1.5, 0.25))
    #expect(ThreadTimes(schedstat: "1500000000") == nil)
    #expect(ThreadTimes(schedstat: "") == nil)
  }

  @Test func `this process is found, and one that does not exist is not`() {
    #expect(ThreadTimes(process: -1) == nil)
    #expect(ProcessTree.descendant(of: getpid(), generations: 0) == getpid())
    #expect(ProcessTree.descendant(of: -1, generations: 1) == nil)
  }

  @Test func `a process without a debugger has no tracer`() {
    #expect(ProcessTracing.tracer(of: getppid()) == nil)
    #expect(ProcessTracing.tracer(of: pid_t.max) == nil)
  }

  @Test func `a file of the kernel is read to its end`() throws {
    // More than is read at once.
    let text = try #require(KernelFile.text("/proc/self/maps"))
    #expect(text.utf8.count > 4096)
    #expect(text.hasSuffix("\n"))
    #expect(KernelFile.text("/proc/none") == nil)
  }
}
