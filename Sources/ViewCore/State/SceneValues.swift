// Part of Snapback, under the MIT licence; see LICENSE.

/// The values of `SceneStorage` in a window.
package final class SceneValues: KeyedStore {
  private var values: [String: Any] = [:]

  package init() {}

  package func object(forKey key: String) -> Any? { values[key] }
  package func set(_ value: Any?, forKey key: String) { values[key] = value }
}
