// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The name of a method, and how to call it.
///
/// Previewed sources write `#selector(…)`, which the compiler does not know on Linux; in their compiled
/// copy a function of `_Selectors` makes the value from the method. With plain `swift build`, write
/// `Selector(method: Self.handlePan(_:), "handlePan")`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The method as it was written: `UIResponder.resignFirstResponder`.
  public let name: String
  private let call: (@MainActor @Sendable (Any, [Any]) -> Bool)?

  /// Creates a selector with the name of a method, which cannot be called.
  public init(_ name: String) {
    self.name = name
    call = nil
  }

  /// Creates a selector with the name of a method, which cannot be called.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a selector of a method without arguments, as `Self.method`.
  @preconcurrency
  public init<T, R>(method: @escaping @MainActor (T) -> @MainActor () -> R, _ name: String = "") {
    self.init(name) { target, _ in
      guard let target = target as? T else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector of a method with one argument, as `Self.method(_:)`.
  @preconcurrency
  public init<T, A, R>(
    method: @escaping @MainActor (T) -> @MainActor (A) -> R, _ name: String = ""
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? T, let argument = arguments.first, let first = argument as? A
      else { return false }
      _ = method(target)(first)
      return true
    }
  }

  /// Creates a selector of a method with two arguments, as `Self.method(_:for:)`.
  @preconcurrency
  public init<T, A, B, R>(
    method: @escaping @MainActor (T) -> @MainActor (A, B) -> R, _ name: String = ""
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? T, arguments.count > 1, let first = arguments[0] as? A,
        let second = arguments[1] as? B
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  /// Creates a selector of a method of a known object without arguments.
  @preconcurrency
  public init(bound method: @escaping @MainActor () -> Void, _ name: String = "") {
    self.init(name) { _, _ in
      method()
      return true
    }
  }

  /// Creates a selector of a method of a known object with one argument.
  @preconcurrency
  public init<A>(bound method: @escaping @MainActor (A) -> Void, _ name: String = "") {
    self.init(name) { _, arguments in
      guard let argument = arguments.first, let first = argument as? A else { return false }
      method(first)
      return true
    }
  }

  private init(_ name: String, _ call: @escaping @MainActor (Any, [Any]) -> Bool) {
    self.name = name
    // The function only ever runs on the main actor.
    self.call = { call($0, $1) }
  }

  /// Calls the method of an object with as many of the arguments as it takes. Returns whether it could be called.
  @MainActor
  @discardableResult
  package func perform(on target: Any, _ arguments: [Any]) -> Bool {
    call?(target, arguments) ?? false
  }

  /// The name of the method, such as `panned:`.
  public var description: String { name }

  /// Returns whether two selectors have the same name.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Makes the selectors of a source's compiled copy, whose `#selector(…)` are calls of a value of this type.
public struct _Selectors: Sendable {
  private let names: [Int: String]

  /// Creates it with the methods' names by their lines.
  public init(_ names: [Int: String]) { self.names = names }

  private func name(_ line: Int, _ column: Int) -> String {
    names[line * 1000 + column] ?? names[line] ?? ""
  }

  /// Makes the selector of a method without arguments.
  @preconcurrency
  public func callAsFunction<T, R>(
    _ method: @escaping @MainActor (T) -> @MainActor () -> R, line: Int = #line,
    column: Int = #column
  ) -> Selector { Selector(method: method, name(line, column)) }

  /// Makes the selector of a method with one argument.
  @preconcurrency
  public func callAsFunction<T, A, R>(
    _ method: @escaping @MainActor (T) -> @MainActor (A) -> R, line: Int = #line,
    column: Int = #column
  ) -> Selector { Selector(method: method, name(line, column)) }

  /// Makes the selector of a method with two arguments.
  @preconcurrency
  public func callAsFunction<T, A, B, R>(
    _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R, line: Int = #line,
    column: Int = #column
  ) -> Selector { Selector(method: method, name(line, column)) }

  /// Makes the selector of a method of a known object without arguments.
  @preconcurrency
  public func callAsFunction(
    _ method: @escaping @MainActor () -> Void, line: Int = #line, column: Int = #column
  ) -> Selector { Selector(bound: method, name(line, column)) }

  /// Makes the selector of a method of a known object with one argument.
  @preconcurrency
  public func callAsFunction<A>(
    _ method: @escaping @MainActor (A) -> Void, line: Int = #line, column: Int = #column
  ) -> Selector { Selector(bound: method, name(line, column)) }
}
