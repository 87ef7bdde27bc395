// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends the values of one publisher and then, once that has finished, those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The values of both publishers.
    public typealias Output = Suffix.Output
    /// The error of either publisher, which ends the stream at once.
    public typealias Failure = Suffix.Failure
    /// The publisher of the first values.
    public let prefix: Prefix
    /// The publisher of the values that follow.
    public let suffix: Suffix

    /// Creates a publisher that sends the values of two, one after the other.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches the subscriber to the first publisher, and to the second one when that finishes.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let serial = SerialSubscription(subscriber)
      serial.attach(prefix) { [suffix] completion in
        guard case .finished = completion else { return serial.finish(completion) }
        serial.attach(suffix) { serial.finish($0) }
      }
    }
  }
}

extension Publisher {
  /// Sends the values of another publisher after this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Sends further values after the publisher has finished.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher first, and this one's after that has finished.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Sends other values first.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }
}
