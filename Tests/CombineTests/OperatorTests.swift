// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Testing

/// Records what it receives, with the demand that the test requests.
private final class TestSubscriber: Subscriber {
  var subscription: (any Subscription)?
  var values: [Int] = []
  var isFinished = false
  var more = Subscribers.Demand.none

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}

private func collect<P: Publisher<Int, Never>>(_ publisher: P) -> (values: [Int], ends: Bool) {
  var result = (values: [Int](), ends: false)
  _ = publisher.sink(
    receiveCompletion: { _ in result.ends = true }, receiveValue: { result.values.append($0) })
  return result
}

@Suite struct OperatorTests {
  private let numbers = [1, 1, 2, 3, 3, 1].publisher

  @Test func `operators transform and select values`() {
    #expect(collect(numbers.map { $0 * 2 }).values == [2, 2, 4, 6, 6, 2])
    #expect(collect(numbers.filter { $0 > 1 }).values == [2, 3, 3])
    #expect(collect(numbers.removeDuplicates()).values == [1, 2, 3, 1])
    #expect(collect(numbers.compactMap { $0 == 2 ? nil : $0 }).values == [1, 1, 3, 3, 1])
    #expect(collect(numbers.scan(10, +)).values == [11, 12, 14, 17, 20, 21])
    #expect(collect(numbers.first()).values == [1])
    #expect(collect(numbers.first { $0 > 1 }).values == [2])
    #expect(collect(numbers.dropFirst(4)).values == [3, 1])
    #expect(collect(numbers.drop { $0 < 3 }).values == [3, 3, 1])
    #expect(collect(numbers.prefix(3)).values == [1, 1, 2])
    #expect(collect(numbers.prefix { $0 < 3 }).values == [1, 1, 2])
    #expect(collect(numbers.prefix(0)) == (values: [], ends: true))
    #expect(collect(numbers.map(\.self).eraseToAnyPublisher()).ends)
  }

  @Test func `no more values arrive than were requested`() {
    let subscriber = TestSubscriber()
    [1, 2, 3, 4, 5, 6].publisher.filter { $0 % 2 == 0 }.subscribe(subscriber)
    #expect(subscriber.values == [])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [2])
    subscriber.more = .max(1)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [2, 4, 6])
    #expect(subscriber.isFinished)
  }

  @Test func `a passthrough subject drops values without demand`() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TestSubscriber()
    subject.subscribe(subscriber)
    subject.send(1)
    subscriber.subscription?.request(.max(1))
    subject.send(2)
    subject.send(3)
    #expect(subscriber.values == [2])
    subject.send(completion: .finished)
    #expect(subscriber.isFinished)
    let late = TestSubscriber()
    subject.subscribe(late)
    #expect(late.isFinished)
  }

  @Test func `a current value subject sends its value at a subscriber's first request`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscriber = TestSubscriber()
    subject.subscribe(subscriber)
    subject.send(2)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [2])
    subject.value = 3
    subject.value = 4
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.values == [2, 4])
    #expect(subject.value == 4)
  }

  @Test func `cancelling ends a subscription, and releasing it cancels`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var bag = Set<AnyCancellable>()
    subject.map { $0 }.sink { values.append($0) }.store(in: &bag)
    subject.send(1)
    bag.removeAll()
    subject.send(2)
    #expect(values == [1])
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
  }

  @Test func `a subscriber can send values while it receives one`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellable: AnyCancellable?
    cancellable = subject.sink { value in
      values.append(value)
      if value < 3 { subject.send(value + 1) } else { cancellable?.cancel() }
    }
    subject.send(1)
    subject.send(9)
    #expect(values == [1, 2, 3])
  }

  @Test func `merged publishers send values as they arrive and finish with the last`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var result = (values: [Int](), ends: false)
    let sink = a.merge(with: b).sink(
      receiveCompletion: { _ in result.ends = true }, receiveValue: { result.values.append($0) })
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(result == (values: [1, 2, 3], ends: false))
    b.send(completion: .finished)
    #expect(result.ends)
    sink.cancel()
    #expect(collect(Publishers.MergeMany([[1, 2].publisher, [3].publisher])).values == [1, 2, 3])
  }

  @Test func `the latest values are combined once all publishers have one`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(10))
    var sums: [Int] = []
    let sink = a.combineLatest(b) { $0 + $1 }.sink { sums.append($0) }
    a.send(1)
    b.send(20)
    a.send(2)
    #expect(sums == [11, 21, 22])
    sink.cancel()
    var triples: [[Int]] = []
    let three = a.combineLatest(b, Just(5)).sink { triples.append([$0, $1, $2]) }
    a.send(7)
    #expect(triples == [[7, 20, 5]])
    three.cancel()
  }

  @Test func `joined publishers respect the demand`() {
    let subscriber = TestSubscriber()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    a.merge(with: b).subscribe(subscriber)
    subscriber.subscription?.request(.max(2))
    for value in 1...3 { a.send(value) }
    b.send(4)
    #expect(subscriber.values == [1, 2])
    subscriber.subscription?.request(.unlimited)
    b.send(5)
    #expect(subscriber.values == [1, 2, 5])
  }

  @Test func `a failure ends joined publishers`() {
    struct TestError: Error {}
    let (a, b) = (PassthroughSubject<Int, TestError>(), PassthroughSubject<Int, TestError>())
    var failures = 0
    var values: [Int] = []
    let sink = a.merge(with: b).sink(
      receiveCompletion: { if case .failure = $0 { failures += 1 } },
      receiveValue: { values.append($0) })
    a.send(completion: .failure(TestError()))
    b.send(1)
    #expect(failures == 1 && values.isEmpty)
    sink.cancel()
  }

  @Test func `the immediate scheduler runs everything at once`() {
    #expect(
      collect(numbers.delay(for: .seconds(9), scheduler: ImmediateScheduler.shared)).values.count
        == 6)
    #expect(collect(numbers.receive(on: ImmediateScheduler.shared)).ends)
  }
}
