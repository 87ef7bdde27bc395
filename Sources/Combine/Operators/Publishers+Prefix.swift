// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends the values of its upstream whose positions lie in a range, then finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to select from.
    public let upstream: Upstream
    /// The positions of the values to send, counted from 0.
    public let range: CountableRange<Int>

    /// Attaches the subscriber to the upstream; sends only the completion if the range is empty.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      var index = 0
      upstream.receive(subscriber: subscriber) { [range] value in
        defer { index += 1 }
        if index < range.lowerBound { return .skip }
        return index + 1 < range.upperBound ? .send(value) : .finish(value)
      }
    }
  }

  /// Sends the values of its upstream before the first that does not satisfy a condition, then
  /// finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to select from.
    public let upstream: Upstream
    /// Whether to send a value and continue.
    public let predicate: (Output) -> Bool

    /// Attaches the subscriber to the upstream, with the condition between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber) { [predicate] in
        predicate($0) ? .send($0) : .finish(nil)
      }
    }
  }

  /// Sends the first value of its upstream that satisfies a condition, then finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to search.
    public let upstream: Upstream
    /// Whether a value is the one to send.
    public let predicate: (Output) -> Bool

    /// Attaches the subscriber to the upstream, with the condition between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber) { [predicate] in
        predicate($0) ? .finish($0) : .skip
      }
    }
  }

  /// Drops the first values of its upstream.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to select from.
    public let upstream: Upstream
    /// The number of values to drop.
    public let count: Int

    /// Attaches the subscriber to the upstream, and drops the first `count` values for it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var remaining = count
      upstream.receive(subscriber: subscriber) { value in
        guard remaining > 0 else { return .send(value) }
        remaining -= 1
        return .skip
      }
    }
  }

  /// Drops the values of its upstream before the first that does not satisfy a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values to select from.
    public let upstream: Upstream
    /// Whether to continue dropping; not called again once it has returned false.
    public let predicate: (Output) -> Bool

    /// Attaches the subscriber to the upstream, with the condition between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.receive(subscriber: subscriber) { [predicate] value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .send(value)
      }
    }
  }
}

extension Publisher {
  /// Sends the first `maxLength` values, then finishes; 0 only finishes. A negative number is a
  /// programming error and traps.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    if maxLength < 0 { fatalError("prefix(_:): maxLength must not be negative (\(maxLength)).") }
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Sends values as long as a closure returns true for them, then finishes.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends the first value, then finishes.
  /// - Note: Differs from SwiftUI: the type of the result is `Publishers.Output` rather than
  ///   `Publishers.First`.
  public func first() -> Publishers.Output<Self> {
    prefix(1)
  }

  /// Sends the first value for which a closure returns true, then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Drops the first `count` values. A negative number is a programming error and traps.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    if count < 0 { fatalError("dropFirst(_:): count must not be negative (\(count)).") }
    return Publishers.Drop(upstream: self, count: count)
  }

  /// Drops values as long as a closure returns true for them, then sends all later ones.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
