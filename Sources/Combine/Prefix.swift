// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// The values at some places, counted from 0.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

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

  /// The values before the first one that is not wanted.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber) { [predicate] in
        predicate($0) ? .send($0) : .finish(nil)
      }
    }
  }

  /// The first value that is wanted.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber) { [predicate] in
        predicate($0) ? .finish($0) : .skip
      }
    }
  }

  /// The values but for the first few.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.receive(subscriber: subscriber) { value in
        guard left > 0 else { return .send(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// The values from the first one that is wanted.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

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
  /// The first values, and then the end. Fewer than none is an error of the program's.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "a prefix of \(maxLength) values")
    return Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// The first value, and then the end.
  public func first() -> Publishers.Output<Self> {
    prefix(1)
  }

  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// All values but the first. Fewer than none is an error of the program's.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "\(count) values to drop")
    return Publishers.Drop(upstream: self, count: count)
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
