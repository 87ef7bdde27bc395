// Part of Snapback, under the MIT licence; see LICENSE.

import Combine

/// The values and the completion that a publisher sends.
final class Record<Value> {
  private(set) var values: [Value] = []
  /// "finished", or the description of the error; nil before.
  private(set) var completion: String?
  private var cancellable: AnyCancellable?

  init<P: Publisher>(_ publisher: P) where P.Output == Value {
    cancellable = publisher.sink { [unowned self] completion in
      switch completion {
      case .finished: self.completion = "finished"
      case .failure(let error): self.completion = "\(error)"
      }
    } receiveValue: { [unowned self] in
      values.append($0)
    }
  }

  func cancel() { cancellable?.cancel() }
}

enum TestError: Error { case refused, other }
