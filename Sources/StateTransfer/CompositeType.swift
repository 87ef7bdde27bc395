// Part of Snapback, under the MIT licence; see LICENSE.

/// A standard type whose values consist of values of other types.
protocol CompositeType {
  static var componentTypes: [Any.Type] { get }
}

extension Optional: CompositeType {
  static var componentTypes: [Any.Type] { [Wrapped.self] }
}
extension Array: CompositeType {
  static var componentTypes: [Any.Type] { [Element.self] }
}
extension Set: CompositeType {
  static var componentTypes: [Any.Type] { [Element.self] }
}
extension Dictionary: CompositeType {
  static var componentTypes: [Any.Type] { [Key.self, Value.self] }
}
