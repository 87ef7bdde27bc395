// Part of Snapback, under the MIT licence; see LICENSE.

/// A position between two characters of a text.
package struct CaretPosition: Equatable, Sendable {
  /// The number of characters before it.
  package var index: Int
  package var affinity: CaretAffinity

  package init(_ index: Int, _ affinity: CaretAffinity = .downstream) {
    self.index = index
    self.affinity = affinity
  }
}
