// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A store of values by keys: the user's defaults, or the values of a window.
package protocol KeyedStore: AnyObject {
  func object(forKey key: String) -> Any?
  func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: KeyedStore {}
