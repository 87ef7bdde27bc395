// Part of Snapback, under the MIT licence; see LICENSE.

/// A stored property of a view that supplies values from elsewhere to its body.
///
/// A custom type can conform and contain other dynamic properties (`@State`, `@Environment`, …).
/// Before each evaluation of the body these are connected, then `update()` is called. Dynamic
/// properties are found among the stored properties of structs only.
public protocol DynamicProperty {
  /// Updates the value before the view's body is evaluated. Does nothing by default.
  @MainActor mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @preconcurrency @MainActor public mutating func update() {}
}
