// Part of Snapback, under the MIT licence; see LICENSE.

/// A publisher of one value or error, which a closure produces once, later.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure to call with the result. Only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = CurrentValueSubject<Output?, Failure>(nil)

  /// Runs a closure at once. It may call the promise at any time, on any thread.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in
      guard subject.value == nil else { return }
      switch result {
      case .success(let output): subject.send(output)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  /// Sends the value and finishes, as soon as there is one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subject.compactMap(\.self).first().receive(subscriber: subscriber)
  }
}
