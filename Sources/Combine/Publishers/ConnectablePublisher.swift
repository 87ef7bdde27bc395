// Part of Snapback, under the MIT licence; see LICENSE.

/// A publisher that sends values only after it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Starts sending, until the returned object is cancelled or released.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects when its first subscriber is attached.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
