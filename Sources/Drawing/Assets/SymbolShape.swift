// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A symbol drawn as an outline, for a font of one point: scaled by a font's size, it stands beside
/// the font's capitals.
package final class SymbolShape: Sendable {
  /// The name it was asked for by.
  package let name: String
  /// The origin is on the baseline, at the leading edge; y goes down.
  package let outline: Outline
  package let rule: FillRule
  /// The symbol's own box around the outline, which layout counts with.
  package let box: CGRect

  package init(name: String, outline: Outline, rule: FillRule, box: CGRect) {
    self.name = name
    self.outline = outline
    self.rule = rule
    self.box = box
  }
}

extension SymbolShape: Hashable {
  package static func == (one: SymbolShape, other: SymbolShape) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
