// Part of Snapback, under the MIT licence; see LICENSE.

/// A subscriber that requests a value when it is awaited.
final class AwaitingSubscriber<Input, Failure: Error>: Subscriber {
  private let lock = StateLock()
  private var subscription: (any Subscription)?
  private var waiting: UnsafeContinuation<Void, Never>?
  /// The value for the one who waits.
  private var value: Input?
  /// The end of the stream.
  private var completion: Subscribers.Completion<Failure>?

  func receive(subscription: any Subscription) {
    let isWaiting = lock.withLock {
      self.subscription = subscription
      return waiting != nil
    }
    if isWaiting { subscription.request(.max(1)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let waiting = lock.withLock {
      if self.waiting != nil { value = input }
      return takeWaiting()
    }
    waiting?.resume()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let waiting = lock.withLock {
      self.completion = completion
      subscription = nil
      return takeWaiting()
    }
    waiting?.resume()
  }

  /// Returns the next value; nil after the last one and when the task is cancelled. The error of a
  /// stream is thrown once.
  func next() async throws -> Input? {
    nonisolated(unsafe) let subscriber = self
    await withTaskCancellationHandler {
      await withUnsafeContinuation { subscriber.wait($0) }
    } onCancel: {
      subscriber.cancel()
    }
    return try result()
  }

  private func result() throws -> Input? {
    let (value, completion) = lock.withLock {
      defer { self.value = nil }
      if self.value == nil, self.completion != nil {
        defer { self.completion = .finished }
        return (self.value, self.completion)
      }
      return (self.value, nil)
    }
    if case .failure(let error) = completion { throw error }
    return value
  }

  private func wait(_ continuation: UnsafeContinuation<Void, Never>) {
    let (subscription, hasEnded) = lock.withLock {
      if completion == nil { waiting = continuation }
      return (self.subscription, completion != nil)
    }
    if hasEnded {
      continuation.resume()
    } else {
      subscription?.request(.max(1))
    }
  }

  private func cancel() {
    let (subscription, waiting) = lock.withLock {
      defer { self.subscription = nil }
      completion = .finished
      return (self.subscription, takeWaiting())
    }
    subscription?.cancel()
    waiting?.resume()
  }

  private func takeWaiting() -> UnsafeContinuation<Void, Never>? {
    defer { waiting = nil }
    return waiting
  }
}
