// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Testing

@MainActor
@Suite struct AsyncPublisherTests {
  private struct Failure: Error {}

  @Test func `the values of a publisher are awaited one by one`() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func `an error ends the values`() async {
    var values: [Int] = []
    await #expect(throws: Failure.self) {
      let publisher = [1, 2, 3].publisher.tryMap { value in
        if value == 3 { throw Failure() }
        return value
      }
      for try await value in publisher.values { values.append(value) }
    }
    #expect(values == [1, 2])
  }

  @Test func `a subject's value reaches the task that waits, and cancelling ends it`() async {
    let subject = PassthroughSubject<Int, Never>()
    let log = ValueLog()
    let task = Task {
      for await value in subject.values { log.values.append(value) }
      log.values.append(-1)
    }
    for _ in 0..<20 { await Task.yield() }
    subject.send(7)
    for _ in 0..<20 { await Task.yield() }
    task.cancel()
    await task.value
    #expect(log.values == [7, -1])
  }

  @MainActor
  private final class ValueLog {
    var values: [Int] = []
  }
}
