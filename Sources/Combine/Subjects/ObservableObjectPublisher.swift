// Part of Snapback, under the MIT licence; see LICENSE.

/// The publisher of an object's upcoming changes.
public final class ObservableObjectPublisher: Publisher {
  /// The values carry no information beyond the change itself.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher that belongs to no object yet.
  public init() {}

  /// Notifies subscribers. To be called before the object changes.
  public func send() {
    subject.send()
  }

  /// Adds a subscriber; it is notified of every later change it has demand for.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}
