// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends pairs of the first values of two publishers, of their second values, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// Pairs of values.
    public typealias Output = (A.Output, B.Output)
    /// The error of either publisher.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of pairs.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches the subscriber to both publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (first, second) = (ZipQueue<A.Output>(), ZipQueue<B.Output>())
      let zip = ZipSubscription<Output, Failure>(subscriber, [first, second]) {
        guard let a = first.next, let b = second.next else { return nil }
        return (a, b)
      }
      a.receive(subscriber: ZipSubscriber(zip, first))
      b.receive(subscriber: ZipSubscriber(zip, second))
    }
  }

  /// Sends triples of the first values of three publishers, of their second values, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// Triples of values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error of any publisher.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of triples.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches the subscriber to all three publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Pairs each value with one of another publisher, in order.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Makes a value of each pair of values of this publisher and another, in order.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Joins each value with one of each of two other publishers, in order.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }
}
