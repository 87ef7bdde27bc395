// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends all values of its upstream as one array when that finishes.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = [Upstream.Output]
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.receive(
        subscriber: TransformSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber,
          {
            values.append($0)
            return .skip
          }, ending: { $0.ending(values) }))
    }
  }

  /// Sends the values of its upstream in arrays of a number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = [Upstream.Output]
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of values of each array but the last.
    public let count: Int

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.receive(
        subscriber: TransformSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber,
          { [count] in
            values.append($0)
            guard values.count >= count else { return .skip }
            defer { values = [] }
            return .send(values)
          }, ending: { $0.ending(values.isEmpty ? nil : values) }))
    }
  }

  /// Accumulates the values of its upstream and sends the result when that finishes.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The result without values.
    public let initial: Output
    /// Makes the next result from the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.receive(
        subscriber: TransformSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber,
          { [nextPartialResult] in
            result = nextPartialResult(result, $0)
            return .skip
          }, ending: { $0.ending(result) }))
    }
  }

  /// Sends the last value of its upstream when that finishes.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.receive(
        subscriber: TransformSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber,
          {
            last = $0
            return .skip
          }, ending: { $0.ending(last) }))
    }
  }

  /// Sends true at the first value that a closure accepts, or false at the end, and finishes.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Bool
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// Whether a value is one of those looked for.
    public let predicate: (Upstream.Output) -> Bool

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.receive(
        subscriber: TransformSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber, { predicate($0) ? .end(true, .finished) : .skip },
          ending: { $0.ending(false) }))
    }
  }

  /// Sends only the completion of its upstream.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Never
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: TransformSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber, { _ in .skip }, ending: { (nil, $0) }))
    }
  }

  /// Sends a value if its upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The value in place of none.
    public let output: Upstream.Output
    /// The publisher of the values.
    public let upstream: Upstream

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      upstream.receive(
        subscriber: TransformSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber,
          {
            isEmpty = false
            return .send($0)
          }, ending: { [output] in $0.ending(isEmpty ? output : nil) }))
    }
  }
}

extension Subscribers.Completion {
  /// The completion, after a last value if it is regular.
  fileprivate func ending<Value>(_ last: Value?) -> (last: Value?, completion: Self) {
    if case .finished = self { (last, self) } else { (nil, self) }
  }
}

extension Publisher {
  /// Sends all values as one array when the publisher finishes; an empty array without values.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Sends the values in arrays of `count` values; the last one may have fewer. A count below 1 means 1.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Accumulates the values and sends the result when the publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends the number of values when the publisher finishes.
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  /// Sends the last value when the publisher finishes.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Sends true at the first value for which a closure returns true, or false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether a closure returns true for all values: false at the first for which it does not, or true at the end.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Map<Publishers.ContainsWhere<Self>, Bool> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Drops all values and sends the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }

  /// Sends a value if the publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(output: output, upstream: self)
  }
}

extension Publisher where Output: Equatable {
  /// Sends true at the first value equal to `output`, or false at the end.
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}
