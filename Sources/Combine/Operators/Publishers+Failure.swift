// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Replaces the error of its upstream.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The publisher of the values.
    public let upstream: Upstream
    /// Makes an error from the upstream's.
    public let transform: (Upstream.Failure) -> Failure

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.receive(
        subscriber: TransformSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber, { .send($0) }, ending: { (nil, $0.mapError(transform)) }))
    }
  }

  /// Gives an upstream that never fails a type of error.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The publisher of the values.
    public let upstream: Upstream

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: TransformSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber, { .send($0) }, ending: { _ in (nil, .finished) }))
    }
  }

  /// Sends a value in place of an error, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Never
    /// The value in place of the error.
    public let output: Upstream.Output
    /// The publisher of the values.
    public let upstream: Upstream

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      upstream.receive(
        subscriber: TransformSubscriber<Upstream.Output, Upstream.Failure, Output, Failure>(
          subscriber, { .send($0) },
          ending: { completion in
            if case .failure = completion { (output, .finished) } else { (nil, .finished) }
          }))
    }
  }

  /// Continues with another publisher after its upstream's error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = NewPublisher.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// Makes the publisher that follows an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let serial = SerialSubscription(subscriber)
      serial.attach(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return serial.finish(.finished) }
        serial.attach(handler(error)) { serial.finish($0) }
      }
    }
  }

  /// Subscribes to its upstream again after an error.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The maximum number of further attempts; nil for no limit.
    public let retries: Int?

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let serial = SerialSubscription(subscriber)
      Self.attempt(upstream, retries, serial)
    }

    private static func attempt(
      _ upstream: Upstream, _ remaining: Int?, _ serial: SerialSubscription<Output, Failure>
    ) {
      serial.attach(upstream) { completion in
        guard case .failure = completion, remaining.map({ $0 > 0 }) ?? true else {
          return serial.finish(completion)
        }
        attempt(upstream, remaining.map { $0 - 1 }, serial)
      }
    }
  }
}

extension Subscribers.Completion {
  fileprivate func mapError<NewFailure: Error>(
    _ transform: (Failure) -> NewFailure
  ) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  /// Replaces the error by one that a closure makes of it.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Sends a value in place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(output: output, upstream: self)
  }

  /// Continues with the values of another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Subscribes again after an error, at most the given number of times; 0 for none.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publisher where Failure == Never {
  /// Gives the publisher a type of error, which it never sends, to combine it with others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
