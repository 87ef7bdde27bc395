// Part of Snapback, under the MIT licence; see LICENSE.

/// A part of a symbol that can have a style of its own.
package struct SymbolLayer: Sendable {
  /// The part's outline, in the coordinates of the whole symbol.
  package let shape: SymbolShape
  /// The level of the foreground style that it is drawn in: 0 for the primary one.
  package let level: Int
  /// Its color in multicolor symbols; nil for the foreground style.
  package let color: SymbolColor?

  package init(shape: SymbolShape, level: Int, color: SymbolColor?) {
    self.shape = shape
    self.level = level
    self.color = color
  }
}

/// A color of multicolor symbols.
package enum SymbolColor: Sendable { case white, gray, yellow, red, green, cyan, tint }
