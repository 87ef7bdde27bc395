// Part of Snapback, under the MIT licence; see LICENSE.

extension Result {
  /// A publisher that sends the value and finishes, or fails with the error.
  public struct Publisher: Combine.Publisher {
    /// The value of the result.
    public typealias Output = Success
    /// The result that each subscriber receives.
    public let result: Result

    /// Creates a publisher of a result.
    public init(_ result: Result) {
      self.result = result
    }

    /// Creates a publisher of one value.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Creates a publisher that fails.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    /// Sends the value at the subscriber's first request, then the completion; or the error at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        Publishers.Sequence<[Success], Failure>(sequence: [output]).receive(subscriber: subscriber)
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher of the value or the error.
  public var publisher: Publisher { Publisher(self) }
}
