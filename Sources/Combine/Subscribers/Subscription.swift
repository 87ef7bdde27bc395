// Part of Snapback, under the MIT licence; see LICENSE.

/// The connection between a publisher and a subscriber. Cancelling it stops the values.
public protocol Subscription: Cancellable {
  /// Requests more values, in addition to those requested before.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for predefined subscriptions.
public enum Subscriptions {
  /// A subscription that never sends anything and ignores requests and cancellation.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
