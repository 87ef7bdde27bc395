// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends the values of one subscription to its upstream through a subject, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The function that makes the subject, for the first subscriber or connection.
    public let createSubject: () -> SubjectType
    private let lock = StateLock()
    private var madeSubject: SubjectType?

    /// Creates a publisher of the values of `upstream`.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let subject = lock.withLock({ madeSubject }) { return subject }
      let new = createSubject()
      return lock.withLock {
        let subject = madeSubject ?? new
        madeSubject = subject
        return subject
      }
    }

    /// Attaches the subscriber to the subject. Before `connect()` it receives only values that are sent to the subject
    /// directly.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Subscribes the subject to the upstream, until the returned object is cancelled or released.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }
}

extension Publisher {
  /// Returns a publisher that sends the values of one subscription to all of its subscribers, through a subject that
  /// the closure makes, once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Returns a publisher that sends the values of one subscription to all of its subscribers, through a subject, once
  /// it is connected.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
