// Part of Snapback, under the MIT licence; see LICENSE.

/// The name of a method. Previewed sources write `#selector(…)`, which the compiler does not know on
/// Linux; their compiled copy has this type instead.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method as it was written: `UIResponder.resignFirstResponder`.
  public let name: String

  /// Creates a selector with the name of a method.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a selector with the name of a method.
  public init(stringLiteral name: String) {
    self.name = name
  }
}
