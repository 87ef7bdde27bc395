// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Makes values of a whole input, such as the data of a response. For `decode(type:decoder:)`.
public protocol TopLevelDecoder<Input> {
  /// The type of the input.
  associatedtype Input

  /// Makes a value from an input.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}

extension PropertyListDecoder: TopLevelDecoder {}
