// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Runs closures at the events of its upstream, and passes everything on.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// Runs before the subscriber receives its subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Runs before the subscriber receives a value.
    public var receiveOutput: ((Output) -> Void)?
    /// Runs before the subscriber receives the completion.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Runs when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Runs when the subscriber requests values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Attaches the subscriber to the upstream, with the closures between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: EventSubscriber(AnySubscriber(subscriber), self))
    }
  }
}

extension Publisher {
  /// Runs closures when the subscription starts, at each value, at the completion, when the subscriber cancels and when
  /// it requests values.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints each event to standard output, after a prefix.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let prefix = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { Swift.print("\(prefix)receive subscription: (\($0))") },
      receiveOutput: { Swift.print("\(prefix)receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: Swift.print("\(prefix)receive finished")
        case .failure(let error): Swift.print("\(prefix)receive error: (\(error))")
        }
      }, receiveCancel: { Swift.print("\(prefix)receive cancel") },
      receiveRequest: { demand in
        Swift.print("\(prefix)request \(demand.max.map { "max: (\($0))" } ?? "unlimited")")
      })
  }
}

private final class EventSubscriber<Upstream: Publisher>: Subscriber, Subscription {
  private let downstream: LockedBox<AnySubscriber<Upstream.Output, Upstream.Failure>>
  private let upstream = LockedBox<any Subscription>()
  private let events: Publishers.HandleEvents<Upstream>

  init(
    _ downstream: AnySubscriber<Upstream.Output, Upstream.Failure>,
    _ events: Publishers.HandleEvents<Upstream>
  ) {
    self.downstream = LockedBox(downstream)
    self.events = events
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    upstream.value = subscription
    downstream.value?.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    events.receiveOutput?(input)
    return downstream.value?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    upstream.value = nil
    events.receiveCompletion?(completion)
    downstream.take()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    upstream.value?.request(demand)
  }

  func cancel() {
    guard let upstream = upstream.take() else { return }
    downstream.value = nil
    events.receiveCancel?()
    upstream.cancel()
  }
}
