// Part of Snapback, under the MIT licence; see LICENSE.

/// The change that a scope makes to the value of a preference.
@MainActor
package protocol PreferenceRule<Key> {
  associatedtype Key: PreferenceKey
  /// Returns the value outside of the scope, given the one inside; nil if no view sets one.
  func apply(_ inner: Key.Value?) -> Key.Value?
}
