// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Transforms each value of its upstream.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to transform.
    public let upstream: Upstream
    /// Makes a value from one of the upstream's.
    public let transform: (Upstream.Output) -> Output

    /// Attaches the subscriber to the upstream, with the transformation between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber) { [transform] in .send(transform($0)) }
    }
  }

  /// Transforms each value of its upstream, and drops those for which the result is nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to transform.
    public let upstream: Upstream
    /// Makes a value from one of the upstream's; nil to drop it.
    public let transform: (Upstream.Output) -> Output?

    /// Attaches the subscriber to the upstream, with the transformation between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber) { [transform] in
        transform($0).map { .send($0) } ?? .skip
      }
    }
  }

  /// Accumulates the values of its upstream, and sends each intermediate result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to accumulate.
    public let upstream: Upstream
    /// The result before the first value; not sent itself.
    public let initialResult: Output
    /// Makes the next result from the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Attaches the subscriber to the upstream, with an accumulated result of its own.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.receive(subscriber: subscriber) { [nextPartialResult] in
        result = nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Replaces each value by one of its properties.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Replaces nil by a value, and unwraps the other values.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Transforms each value with a closure, and drops those for which it returns nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Accumulates the values, starting with `initialResult`, and sends the result after each of
  /// them.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
