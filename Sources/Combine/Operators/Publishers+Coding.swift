// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Decodes each value; an error ends the stream.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The type of the error.
    public typealias Failure = any Error
    /// The publisher of the encoded values.
    public let upstream: Upstream
    let decoder: Coder

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryMap { [decoder] in try decoder.decode(Output.self, from: $0) }
        .receive(subscriber: subscriber)
    }
  }

  /// Encodes each value; an error ends the stream.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// The type of the encoded values.
    public typealias Output = Coder.Output
    /// The type of the error.
    public typealias Failure = any Error
    /// The publisher of the values.
    public let upstream: Upstream
    let encoder: Coder

    /// Attaches the subscriber to the upstream, with the operator between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.tryMap { [encoder] in try encoder.encode($0) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Decodes each value, such as the JSON of a response. An error ends the stream.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value, such as into JSON. An error ends the stream.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publisher {
  /// Stops the program if the stream ends with an error, which is then a programmer's error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> some Publisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in
      fatalError("\(prefix)\(error)", file: file, line: line)
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value when the upstream finishes.
  public func min() -> some Publisher<Output, Failure> {
    reduce(nil as Output?) { least, value in least.map { Swift.min($0, value) } ?? value }
      .compactMap { $0 }
  }

  /// Sends the greatest value when the upstream finishes.
  public func max() -> some Publisher<Output, Failure> {
    reduce(nil as Output?) { greatest, value in greatest.map { Swift.max($0, value) } ?? value }
      .compactMap { $0 }
  }
}
