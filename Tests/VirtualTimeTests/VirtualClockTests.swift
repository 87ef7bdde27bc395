// Part of Snapback, under the MIT licence; see LICENSE.

import Dispatch
import Foundation
import Testing
import VirtualTime

@MainActor struct VirtualClockTests {
  private let clock = VirtualClock()
  private let log = Log()

  /// The events that have happened, with the clock's time in seconds.
  @MainActor private final class Log {
    var entries: [String] = []
    var count = 0

    func callAsFunction(_ text: String) {
      let milliseconds = Int((Date().timeIntervalSince(VirtualClock.dateOrigin) * 1000).rounded())
      entries.append("\(milliseconds) \(text)")
    }
  }

  /// Starts code, advances in frames of half a second up to 2 s, and returns the log.
  private func run(_ body: @MainActor (Log) -> Void) -> [String] {
    let log = log
    clock.run { body(log) }
    for frame in 0...4 { clock.advance(to: Double(frame) / 2) }
    return log.entries
  }

  @Test func `tasks sleep on the clock`() {
    let entries = run { log in
      Task {
        log("started")
        try? await Task.sleep(for: .seconds(1))
        log("for 1")
      }
      Task {
        try? await Task.sleep(nanoseconds: 500_000_000)
        log("0.5")
      }
      Task {
        try? await ContinuousClock().sleep(until: .now + .seconds(1.25))
        log("until 1.25")
      }
      Task {
        try? await SuspendingClock().sleep(for: .seconds(0.75))
        log("0.75")
      }
      Task {
        for index in 1...3 {
          try? await Task.sleep(for: .milliseconds(10))
          log("step \(index)")
        }
      }
    }
    #expect(
      entries == [
        "0 started", "10 step 1", "20 step 2", "30 step 3", "500 0.5", "750 0.75", "1000 for 1",
        "1250 until 1.25",
      ])
  }

  @Test func `a cancelled task does not sleep`() {
    let entries = run { log in
      let sleeper = Task {
        try? await Task.sleep(for: .seconds(1))
        log(Task.isCancelled ? "cancelled" : "woken")
      }
      Task {
        try? await Task.sleep(for: .seconds(0.25))
        sleeper.cancel()
      }
    }
    #expect(entries == ["250 cancelled"])
  }

  @Test func `work of the main queue runs in order, and when it is due`() {
    let entries = run { log in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log("after 1") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) { log("at a date") }
      DispatchQueue.main.async { log("first") }
      Task { log("second") }
      DispatchQueue.main.async { log("third") }
      let cancelled = DispatchWorkItem { log("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25, execute: cancelled)
      cancelled.cancel()
    }
    #expect(entries == ["0 first", "0 second", "0 third", "500 at a date", "1000 after 1"])
  }

  @Test func `timers of the main run loop fire on the clock until they are invalidated`() {
    let entries = run { log in
      // Not `scheduledTimer`: in this process tests do not run on the main run loop.
      func add(after delay: Double, every interval: Double = 0, _ action: @escaping (Timer) -> Void)
        -> Timer
      {
        nonisolated(unsafe) let action = action
        let timer = Timer(
          fire: Date().addingTimeInterval(delay), interval: interval, repeats: interval > 0
        ) { action($0) }
        RunLoop.main.add(timer, forMode: .common)
        return timer
      }
      _ = add(after: 0.4, every: 0.4) { timer in
        log("tick")
        if Date().timeIntervalSince(VirtualClock.dateOrigin) > 1 { timer.invalidate() }
      }
      _ = add(after: 0.1) { _ in log("once") }
      add(after: 0.1) { _ in log("never") }.invalidate()
    }
    #expect(entries == ["100 once", "400 tick", "800 tick", "1200 tick"])
    #expect(clock.next == nil)
  }

  @Test func `a postponed timer fires at its new date`() {
    let entries = run { log in
      let timer = Timer(fire: Date().addingTimeInterval(0.1), interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated { log("fired") }
      }
      RunLoop.main.add(timer, forMode: .default)
      timer.fireDate = Date().addingTimeInterval(1.5)
    }
    #expect(entries == ["1500 fired"])
  }

  @Test(arguments: 0..<20)
  func `work on other threads is awaited, and its results are in a fixed order`(_: Int) {
    let entries = run { log in
      for index in 0..<4 {
        DispatchQueue.global().async {
          var sum = 0
          for value in 0..<(4 - index) * 10_000 { sum &+= value }
          DispatchQueue.main.async { log("queue \(index), \(sum > 0)") }
        }
      }
      Task {
        let results = await withTaskGroup(of: Int.self) { group in
          for index in 0..<4 { group.addTask { index } }
          var results: [Int] = []
          for await result in group { results.append(result) }
          return results
        }
        log("\(results)")
      }
      Task.detached {
        try? await Task.sleep(for: .seconds(0.25))
        await log("detached")
      }
    }
    let queues = (0..<4).map { "0 queue \($0), true" }
    #expect(entries.filter { $0.contains("queue") } == queues)
    #expect(entries.filter { !$0.contains("queue") } == ["0 [0, 1, 2, 3]", "250 detached"])
  }

  @Test func `a thread that sleeps takes no time`() {
    let entries = run { log in
      DispatchQueue.global().async {
        sleep(1)
        DispatchQueue.main.async { log("slept 1") }
      }
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.5)
        usleep(1000)
        DispatchQueue.main.async { log("slept 0.501") }
      }
    }
    #expect(entries == ["501 slept 0.501", "1000 slept 1"])
  }

  @Test func `a stream passes its values on at once`() {
    let entries = run { log in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task { for await value in stream { log("\(value)") } }
      continuation.yield(1)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { continuation.yield(2) }
    }
    #expect(entries == ["0 1", "500 2"])
  }

  @Test func `work that always starts more does not hang the clock`() {
    let entries = run { log in
      Task { @MainActor in
        while true {
          log.count += 1
          await Task.yield()
        }
      }
      Task {
        try? await Task.sleep(for: .seconds(1))
        log("later")
      }
    }
    #expect(entries == ["1000 later"])
    #expect(log.count > 1000)
  }

  @Test func `a loop that waits for a time ends`() {
    let entries = run { log in
      let end = Date().addingTimeInterval(0.1)
      while Date() < end {}
      log("ended")
    }
    #expect(entries == ["100 ended"])
  }

  @Test func `programs can be waited for, again and again`() {
    let entries = run { log in
      for number in 1...3 {
        let program = Process()
        program.executableURL = URL(filePath: "/bin/sh")
        program.arguments = ["-c", "exit \(number)"]
        do {
          try program.run()
          program.waitUntilExit()
          log.entries.append("\(program.terminationStatus)")
        } catch {
          log.entries.append("\(error)")
        }
      }
    }
    #expect(entries == ["1", "2", "3"])
  }

  @Test func `a run loop's wait takes its time`() {
    let entries = run { log in
      let end = Date().addingTimeInterval(0.2)
      while Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
      log("ended")
    }
    #expect(entries == ["200 ended"])
  }

  @Test func `code that is not on the clock is not changed`() async throws {
    clock.run {}
    let before = Date()
    #expect(before.timeIntervalSinceReferenceDate > 1e8)
    try await Task.sleep(for: .milliseconds(1))
    #expect(Date() > before)
  }
}
