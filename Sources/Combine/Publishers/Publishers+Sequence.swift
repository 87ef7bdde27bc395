// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends the elements of a sequence as they are requested, then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The sequence's elements.
    public typealias Output = Elements.Element
    /// The sequence, which is iterated once for each subscriber.
    public let sequence: Elements

    /// Creates a publisher of a sequence's elements.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Copies the elements, so an infinite sequence does not return, and sends them on request.
    /// - Note: Differs from SwiftUI: the elements are copied when a subscriber is attached rather
    ///   than read one by one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let elements = Array(sequence)
      guard !elements.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      subscriber.receive(
        subscription: SequenceSubscription(
          elements, AnySubscriber<Output, Failure>(subscriber)))
    }
  }
}

extension Sequence {
  /// A publisher that sends the elements and finishes.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

private final class SequenceSubscription<Output, Failure: Error>: SendingSubscription<
  Output, Failure
>
{
  private let elements: [Output]
  private var position = 0

  init(_ elements: [Output], _ subscriber: AnySubscriber<Output, Failure>) {
    self.elements = elements
    super.init(subscriber)
  }

  override func next() -> Output? {
    guard position < elements.count else { return nil }
    position += 1
    return elements[position - 1]
  }

  override var isFinished: Bool { position == elements.count }
}
