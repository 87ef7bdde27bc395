// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Testing

/// Publishers of publishers, joined in different ways.
@Suite struct FlatteningTests {
  @Test func `flatMap sends the values of all publishers as they arrive`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let source = PassthroughSubject<Bool, Never>()
    let record = Record(source.flatMap { $0 ? a : b })
    source.send(true)
    a.send(1)
    source.send(false)
    a.send(2)
    b.send(3)
    #expect(record.values == [1, 2, 3])
    source.send(completion: .finished)
    a.send(completion: .finished)
    #expect(record.completion == nil)
    b.send(4)
    b.send(completion: .finished)
    #expect(record.values == [1, 2, 3, 4])
    #expect(record.completion == "finished")
  }

  @Test func `flatMap subscribes to no more publishers than maxPublishers at a time`() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let record = Record([0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] })
    subjects[1].send(10)
    subjects[0].send(1)
    subjects[0].send(completion: .finished)
    subjects[1].send(11)
    #expect(record.values == [1, 11])
  }

  @Test func `flatMap gives publishers that never fail the type of error of the others`() {
    let values = ["1", "x", "3"].publisher.flatMap { text -> Result<Int, TestError>.Publisher in
      Int(text).map { .init($0) } ?? .init(.refused)
    }
    let record = Record(values)
    #expect(record.values == [1])
    #expect(record.completion == "refused")
    let safe = Fail<Int, TestError>(error: .refused).flatMap { Just($0) }
    #expect(Record(safe).completion == "refused")
  }

  @Test func `switchToLatest ends a publisher when the next one arrives`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let record = Record(source.switchToLatest())
    source.send(a)
    a.send(1)
    source.send(b)
    a.send(2)
    b.send(3)
    #expect(record.values == [1, 3])
    source.send(completion: .finished)
    #expect(record.completion == nil)
    b.send(completion: .finished)
    #expect(record.completion == "finished")
  }

  @Test func `a publisher that switchToLatest has left cannot fail the others`() {
    /// Keeps its subscriber after it has been cancelled.
    final class Stubborn: Publisher {
      typealias Output = Int
      typealias Failure = TestError
      private(set) var subscriber: AnySubscriber<Int, TestError>?
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: Subscriptions.empty)
      }
    }
    let (a, b) = (Stubborn(), Stubborn())
    let source = PassthroughSubject<Stubborn, TestError>()
    let record = Record(source.switchToLatest())
    source.send(a)
    source.send(b)
    a.subscriber?.receive(completion: .failure(.refused))
    #expect(record.completion == nil)
    _ = b.subscriber?.receive(3)
    #expect(record.values == [3])
    b.subscriber?.receive(completion: .failure(.refused))
    #expect(record.completion == "refused")
  }

  @Test func `zip pairs values in order and finishes when one side has no more`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let record = Record(a.zip(b) { "\($0)\($1)" })
    a.send(1)
    a.send(2)
    #expect(record.values == [])
    b.send("a")
    #expect(record.values == ["1a"])
    a.send(completion: .finished)
    #expect(record.completion == nil)
    b.send("b")
    #expect(record.values == ["1a", "2b"])
    #expect(record.completion == "finished")
    let three = [1, 2].publisher.zip([3, 4].publisher, [5, 6].publisher).map { $0 * $1 * $2 }
    #expect(Record(three).values == [15, 48])
  }

  @Test func `append and prepend send one publisher's values after another's`() {
    let values = [3, 4].publisher.append(5).prepend([1, 2].publisher)
    #expect(Record(values).values == [1, 2, 3, 4, 5])
    #expect(Record(values.prefix(3)).values == [1, 2, 3])
  }

  @Test func `share subscribes once for all, and ends with the last subscriber`() {
    var (subscriptions, cancellations) = (0, 0)
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    let (one, two) = (Record(shared), Record(shared))
    subject.send(1)
    #expect(one.values == [1])
    #expect(two.values == [1])
    #expect(subscriptions == 1)
    one.cancel()
    #expect(cancellations == 0)
    two.cancel()
    #expect(cancellations == 1)
  }

  @Test func `multicast sends one subscription's values to all once it is connected`() {
    var subscriptions = 0
    let shared = [1, 2].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
      .multicast { PassthroughSubject<Int, Never>() }
    let (one, two) = (Record(shared), Record(shared))
    #expect(one.values == [] && subscriptions == 0)
    let connection = shared.connect()
    #expect(one.values == [1, 2] && two.values == [1, 2] && subscriptions == 1)
    #expect(two.completion == "finished")
    connection.cancel()
  }

  @Test func `a multicast subject sends nothing after the connection is cancelled`() {
    let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let shared = source.multicast(subject: subject)
    let record = Record(shared)
    let connection = shared.connect()
    source.send(1)
    connection.cancel()
    source.send(2)
    #expect(record.values == [1])
  }

  @Test func `a flattened stream that is cancelled cancels all of its publishers`() {
    var cancellations = 0
    let inner = PassthroughSubject<Int, Never>()
    let source = PassthroughSubject<Int, Never>()
    let record = Record(
      source.handleEvents(receiveCancel: { cancellations += 1 })
        .flatMap { _ in inner.handleEvents(receiveCancel: { cancellations += 1 }) })
    source.send(1)
    source.send(2)
    record.cancel()
    #expect(cancellations == 3)
    inner.send(1)
    #expect(record.values == [])
  }
}
