// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Testing

/// Operators that handle errors and completions.
@Suite struct FailureTests {
  private let failing = [1, 2].publisher.setFailureType(to: TestError.self)
    .append(Fail(error: TestError.refused))

  @Test func `catch continues with another publisher after an error`() {
    let record = Record(failing.catch { _ in [8, 9].publisher })
    #expect(record.values == [1, 2, 8, 9])
    #expect(record.completion == "finished")
    #expect(
      Record([1].publisher.setFailureType(to: TestError.self).catch { _ in Just(2) }).values == [1])
    // Demand that is left counts for the second publisher.
    #expect(Record(failing.catch { _ in [8, 9].publisher }.prefix(3)).values == [1, 2, 8])
  }

  @Test func `replaceError sends a last value`() {
    let record = Record(failing.replaceError(with: 0))
    #expect(record.values == [1, 2, 0])
    #expect(record.completion == "finished")
  }

  @Test func `mapError changes the error`() {
    #expect(Record(failing.mapError { _ in TestError.other }).completion == "other")
  }

  @Test func `retry subscribes again a number of times`() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, TestError> in
      attempts += 1
      return attempts < 3
        ? Fail(error: TestError.refused).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
    }
    #expect(Record(publisher.retry(2)).values == [3])
    attempts = 0
    #expect(Record(publisher.retry(1)).completion == "refused")
    #expect(attempts == 2)
  }

  @Test func `an error thrown by a closure ends the stream`() {
    func odd(_ value: Int) throws -> Int {
      guard value % 2 == 1 else { throw TestError.refused }
      return value
    }
    let record = Record([1, 3, 4, 5].publisher.tryMap(odd))
    #expect(record.values == [1, 3])
    #expect(record.completion == "refused")
    #expect(
      Record([1, 3, 4, 5].publisher.tryCompactMap { try odd($0) > 1 ? $0 : nil }).values == [3])
    #expect(Record([1, 3, 4, 5].publisher.tryFilter { try odd($0) < 3 }).completion == "refused")
  }

  @Test func `operators on all values send one value at the end`() {
    let numbers = [3, 1, 2].publisher
    #expect(Record(numbers.collect()).values == [[3, 1, 2]])
    #expect(Record(numbers.collect(2)).values == [[3, 1], [2]])
    #expect(Record(numbers.reduce(10, +)).values == [16])
    #expect(Record(numbers.count()).values == [3])
    #expect(Record(numbers.last()).values == [2])
    #expect(Record(numbers.contains(1)).values == [true])
    #expect(Record(numbers.contains(7)).values == [false])
    #expect(Record(numbers.allSatisfy { $0 > 0 }).values == [true])
    #expect(Record(numbers.allSatisfy { $0 > 1 }).values == [false])
    #expect(Record(Empty<Int, Never>().replaceEmpty(with: 5)).values == [5])
    #expect(Record(Empty<Int, Never>().collect()).values == [[]])
    #expect(Record(numbers.ignoreOutput()).completion == "finished")
    #expect(Record(failing.collect()).values == [])
  }

  @Test func `handleEvents sees each event before the subscriber`() {
    var events: [String] = []
    let record = Record(
      [1, 2].publisher.handleEvents(
        receiveSubscription: { _ in events.append("subscription") },
        receiveOutput: { events.append("\($0)") },
        receiveCompletion: { events.append("\($0)") },
        receiveRequest: { events.append($0 == .unlimited ? "all" : "some") }))
    #expect(record.values == [1, 2])
    #expect(events == ["subscription", "all", "1", "2", "finished"])
  }

  @Test func `a future sends its one result to all subscribers, before and after it is there`() {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let early = Record(future)
    #expect(early.values == [])
    promise?(.success(7))
    promise?(.success(8))
    promise?(.failure(.refused))
    #expect(early.values == [7])
    #expect(early.completion == "finished")
    #expect(Record(future).values == [7])
    #expect(Record(Future<Int, TestError> { $0(.failure(.refused)) }).completion == "refused")
  }
}
