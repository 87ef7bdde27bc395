// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that a gesture's callbacks share, and that they change without invalidating the view:
/// where a drag started.
///
/// A `@GestureState` is already reset when `onEnded` runs; this is not.
final class GestureStorage<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
