// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends the values of two publishers as they arrive, and finishes after both have.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values of both publishers.
    public typealias Output = A.Output
    /// The error of either publisher, which ends the stream at once.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that merges two.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches the subscriber to both publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      JoinSubscription(AnySubscriber(subscriber), count: 2)
        .start([a.joining { $0 }, b.joining { $0 }])
    }
  }

  /// Sends the values of three publishers as they arrive, and finishes after all have.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  {
    /// The values of all publishers.
    public typealias Output = A.Output
    /// The error of any publisher, which ends the stream at once.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that merges three.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches the subscriber to all three publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      JoinSubscription(AnySubscriber(subscriber), count: 3)
        .start([a.joining { $0 }, b.joining { $0 }, c.joining { $0 }])
    }
  }

  /// Sends the values of any number of publishers of one type as they arrive, and finishes after
  /// all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of all publishers.
    public typealias Output = Upstream.Output
    /// The error of any publisher, which ends the stream at once.
    public typealias Failure = Upstream.Failure
    /// The publishers to merge.
    public let publishers: [Upstream]

    /// Creates a publisher that merges its arguments.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges a sequence of publishers; without any it finishes at once.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches the subscriber to all publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      JoinSubscription(AnySubscriber(subscriber), count: publishers.count)
        .start(publishers.map { $0.joining { $0 } })
    }
  }
}

extension Publisher {
  /// Merges the values of this publisher and another, as they arrive.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> {
    Publishers.Merge(self, other)
  }

  /// Merges the values of this publisher and two others, as they arrive.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C> {
    Publishers.Merge3(self, b, c)
  }
}
