// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends the latest values of two publishers whenever either sends, once both have sent one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The error of either publisher, which ends the stream at once.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that combines two.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches the subscriber to both publishers. It finishes after both have.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let latest = LatestValues<A.Output, B.Output>()
      JoinSubscription<Output, Failure>(AnySubscriber(subscriber), count: 2).start([
        a.joining { latest.set(a: $0) }, b.joining { latest.set(b: $0) },
      ])
    }
  }

  /// Sends the latest values of three publishers whenever any sends, once all have sent one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// The latest value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error of any publisher, which ends the stream at once.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that combines three.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches the subscriber to all three publishers. It finishes after all have.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
        .map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Pairs the latest values of this publisher and another, whenever either sends, once both have
  /// sent one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Transforms the latest values of this publisher and another, whenever either sends, once both
  /// have sent one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Combines the latest values of this publisher and two others, whenever any sends, once all have
  /// sent one.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }
}

/// The latest values of two publishers, which may send on different threads.
private final class LatestValues<A, B> {
  private let lock = StateLock()
  private var a: A?
  private var b: B?

  /// Stores a value of the first publisher. Returns both values, or nil while one is missing.
  func set(a newValue: A) -> (A, B)? {
    // Holds the old value until the lock is released, since its `deinit` may run any code.
    var old: A?
    let pair = lock.withLock { () -> (A, B)? in
      (old, a) = (a, newValue)
      return b.map { (newValue, $0) }
    }
    withExtendedLifetime(old) {}
    return pair
  }

  /// Stores a value of the second publisher. Returns both values, or nil while one is missing.
  func set(b newValue: B) -> (A, B)? {
    var old: B?
    let pair = lock.withLock { () -> (A, B)? in
      (old, b) = (b, newValue)
      return a.map { ($0, newValue) }
    }
    withExtendedLifetime(old) {}
    return pair
  }
}
