// Part of Snapback, under the MIT licence; see LICENSE.

/// The values of `SceneStorage` in a window.
package final class SceneValues: KeyedStore {
  package private(set) var stored: [String: Any] = [:]
  /// Called after a value has been set.
  package var onChange: () -> Void = {}

  package init() {}

  package func object(forKey key: String) -> Any? { stored[key] }

  package func set(_ value: Any?, forKey key: String) {
    stored[key] = value
    onChange()
  }
}
