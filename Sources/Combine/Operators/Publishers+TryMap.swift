// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Transforms each value; an error that is thrown ends the stream.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = any Error
    /// The publisher of the values.
    public let upstream: Upstream
    /// Makes a value from one of the upstream's.
    public let transform: (Upstream.Output) throws -> Output

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber, throughThrowing: transform)
    }
  }

  /// Transforms each value and drops nil; an error that is thrown ends the stream.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = any Error
    /// The publisher of the values.
    public let upstream: Upstream
    /// Makes a value from one of the upstream's.
    public let transform: (Upstream.Output) throws -> Output?

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber, throughThrowing: transform)
    }
  }

  /// Sends the values for which a closure returns true; an error that is thrown ends the stream.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = any Error
    /// The publisher of the values.
    public let upstream: Upstream
    /// Whether a value is sent.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: subscriber,
        throughThrowing: { [isIncluded] in
          try isIncluded($0) ? $0 : nil
        })
    }
  }
}

extension Publisher {
  /// Attaches a subscriber through an operator that drops nil, and whose errors end the stream.
  fileprivate func receive<S: Subscriber>(
    subscriber: S, throughThrowing step: @escaping (Output) throws -> S.Input?
  ) where S.Failure == any Error {
    receive(
      subscriber: TransformSubscriber<Output, Failure, S.Input, any Error>(
        subscriber,
        { input in
          do { return try step(input).map { .send($0) } ?? .skip } catch {
            return .end(nil, .failure(error))
          }
        }, ending: { (nil, $0.erased) }))
  }
}

extension Subscribers.Completion {
  fileprivate var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure. An error that it throws ends the stream.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Transforms each value with a closure and drops nil. An error that it throws ends the stream.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Sends the values for which a closure returns true. An error that it throws ends the stream.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
