// Part of Snapback, under the MIT licence; see LICENSE.

extension Publisher {
  /// Subscribes with unlimited demand: runs a closure with each value, and one with the completion.
  /// The subscription ends when the returned object is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Subscribes with unlimited demand and runs a closure with each value. The subscription ends
  /// when the returned object is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value. The subscription retains the object until the
  /// returned object is cancelled or released, or the publisher finishes.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sets a `@Published` property to each value, as in `assign(to: &$name)`. The subscription lasts
  /// as long as the property, and does not retain the object.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.assign(self)
  }
}
