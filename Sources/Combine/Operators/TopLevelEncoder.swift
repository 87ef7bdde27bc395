// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Makes a whole output, such as the data of a request, of values. For `encode(encoder:)`.
public protocol TopLevelEncoder<Output> {
  /// The type of the output.
  associatedtype Output

  /// Makes an output of a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListEncoder: TopLevelEncoder {}
