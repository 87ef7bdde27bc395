// Part of Snapback, under the MIT licence; see LICENSE.

/// One glyph of one face, as an outline for a font of one point; two are equal if they are the same
/// one. The origin is on the baseline; y goes down. It is filled by the nonzero rule.
package final class GlyphShape: Sendable {
  package let outline: Outline
  /// Whether its parts may lie over one another.
  package let partsMayOverlap: Bool

  package init(_ outline: Outline) {
    self.outline = outline
    partsMayOverlap = outline.partsMayOverlap
  }
}

extension GlyphShape: Hashable {
  package static func == (one: GlyphShape, other: GlyphShape) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
