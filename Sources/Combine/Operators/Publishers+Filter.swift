// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Drops the values of its upstream that do not satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to filter.
    public let upstream: Upstream
    /// Whether to send a value.
    public let isIncluded: (Output) -> Bool

    /// Attaches the subscriber to the upstream, with the filter between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber) { [isIncluded] in
        isIncluded($0) ? .send($0) : .skip
      }
    }
  }

  /// Drops the values of its upstream that equal the one sent before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to filter.
    public let upstream: Upstream
    /// Whether the value sent last and a new one count as equal.
    public let predicate: (Output, Output) -> Bool

    /// Attaches the subscriber to the upstream, with the filter between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.receive(subscriber: subscriber) { [predicate] value in
        if let previous = last, predicate(previous, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }
}

extension Publisher {
  /// Sends only the values for which a closure returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Drops each value for which `predicate`, given the value sent last and the new one, returns
  /// true.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value that equals the one sent last.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
