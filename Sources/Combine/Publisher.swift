// Part of Snapback, under the MIT licence; see LICENSE.

/// Something that sends values over time, and may end.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber: it gets a subscription first, then values as it asks for them, then at most one
  /// completion.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on through a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Sink<Output, Failure>(
      value: { subject.send($0) }, completion: { subject.send(completion: $0) })
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// The publisher with its kind hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// The types of publishers that operators make.
public enum Publishers {}

/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let base: any Publisher<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    base = (publisher as? AnyPublisher)?.base ?? publisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }
}
