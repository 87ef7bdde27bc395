// Part of Snapback, under the MIT licence; see LICENSE.

/// The part of the hierarchy below one place that sets values of the environment.
///
/// Scopes form a chain to the root. A read finds the nearest scope that sets the key and notes the
/// reader there, so that a change reaches those who read it and nobody else.
@MainActor
package final class EnvironmentScope: DependencySource {
  private let parent: EnvironmentScope?
  private var values: [ObjectIdentifier: Any]

  init(parent: EnvironmentScope?, values: [ObjectIdentifier: Any] = [:]) {
    self.parent = parent
    self.values = values
  }

  /// The value of the key with an id; nil where nobody sets it.
  func value(for key: ObjectIdentifier) -> Any? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let value = current.values[key] {
        current.noteRead()
        return value
      }
      // Nobody sets it yet; if anybody comes to, it is the outside world, at the top.
      if current.parent == nil { current.noteRead() }
      scope = current.parent
    }
    return nil
  }

  /// Replaces what this scope sets; whoever read a value that may have changed is marked.
  func replace(with newValues: [ObjectIdentifier: Any]) {
    let isSame =
      values.count == newValues.count
      && values.allSatisfy { key, value in
        newValues[key].map { areSame(value, $0) } ?? false
      }
    values = newValues
    if !isSame { invalidateReaders() }
  }
}
