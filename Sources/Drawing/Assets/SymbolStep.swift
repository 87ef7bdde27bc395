// Part of Snapback, under the MIT licence; see LICENSE.

/// A part of a symbol that a variable value turns on, such as a bar of `cellularbars`.
package struct SymbolStep: Sendable {
  /// The part's outline, in the coordinates of the whole symbol.
  package let shape: SymbolShape
  /// The value above which the part is on; nil for a part that is always on.
  package let threshold: Double?

  package init(shape: SymbolShape, threshold: Double?) {
    self.shape = shape
    self.threshold = threshold
  }

  /// Returns whether the part is on at a value from 0 to 1.
  package func isOn(at value: Double) -> Bool {
    guard let threshold else { return true }
    return value > threshold
  }
}
