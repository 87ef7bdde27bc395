// Part of Snapback, under the MIT licence; see LICENSE.

extension Subscribers {
  /// A subscriber with unlimited demand that sets a property of an object to each value, until it is
  /// cancelled or the stream ends. It retains the object until then.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// The stream cannot fail.
    public typealias Failure = Never
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let root: LockedBox<Root>
    private let sink: Subscribers.Sink<Input, Never>

    /// Creates a subscriber that sets a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      let root = LockedBox<Root>()
      root.value = object
      self.root = root
      sink = Subscribers.Sink(
        receiveCompletion: { _ in root.value = nil },
        receiveValue: { root.value?[keyPath: keyPath] = $0 })
    }

    /// The object; nil after the end of the stream.
    public var object: Root? { root.value }

    public func receive(subscription: any Subscription) {
      sink.receive(subscription: subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand { sink.receive(value) }

    public func receive(completion: Subscribers.Completion<Never>) {
      sink.receive(completion: completion)
    }

    /// Cancels the subscription.
    public func cancel() {
      root.value = nil
      sink.cancel()
    }
  }
}
