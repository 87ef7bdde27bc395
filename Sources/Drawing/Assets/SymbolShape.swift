// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The outline of a symbol, for a font size of 1 point. Scaled by a font's size, it matches the
/// font's capitals.
package final class SymbolShape: Sendable {
  /// The name under which it was requested.
  package let name: String
  /// The outline. Its origin is on the baseline at the leading edge; y down.
  package let outline: Outline
  package let rule: FillRule
  /// The symbol's layout box, which includes its side bearings.
  package let box: CGRect
  /// The layers, the bottom one first; empty if the symbol is a single one without a color.
  package let layers: [SymbolLayer]
  /// The parts that a variable value turns on; empty if it does not affect the symbol.
  package let steps: [SymbolStep]

  package init(
    name: String, outline: Outline, rule: FillRule, box: CGRect, layers: [SymbolLayer] = [],
    steps: [SymbolStep] = []
  ) {
    self.name = name
    self.outline = outline
    self.rule = rule
    self.box = box
    self.layers = layers
    self.steps = steps
  }
}

extension SymbolShape: Hashable {
  package static func == (one: SymbolShape, other: SymbolShape) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
