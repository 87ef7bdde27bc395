// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Makes a publisher of each value of its upstream, and sends the values of all of them.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values of the new publishers.
    public typealias Output = NewPublisher.Output
    /// The error of the upstream and of the new publishers.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to transform.
    public let upstream: Upstream
    /// The number of new publishers at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Attaches the subscriber to the upstream, with the new publishers between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let owner = FlatteningSubscription(subscriber, isLatestOnly: false)
      upstream.receive(
        subscriber: OuterSubscriber(owner: owner, maximum: maxPublishers) { [transform] in
          owner.attach(transform($0))
        })
    }
  }

  /// Sends the values of the latest publisher that its upstream has sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    /// The values of the latest publisher.
    public typealias Output = P.Output
    /// The error of the upstream and of its publishers.
    public typealias Failure = P.Failure
    /// The publisher of publishers.
    public let upstream: Upstream

    /// Attaches the subscriber to the upstream, and to each publisher until the next one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let owner = FlatteningSubscription(subscriber, isLatestOnly: true)
      upstream.receive(
        subscriber: OuterSubscriber(owner: owner, maximum: .unlimited) { owner.attach($0) })
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of all of them as they arrive. At most `maxPublishers` are
  /// subscribed to at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher that never fails of each value, and sends the values of all of them.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, and sends the values of all of them; their error ends the stream.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher; a new one ends the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher, whose error ends the stream; a new one ends the one before.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}
