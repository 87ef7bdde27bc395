// Part of Snapback, under the MIT licence; see LICENSE.

/// The outline of a glyph, for a font size of 1 point. Equality is identity.
///
/// The origin is on the baseline; y down. It is filled by the nonzero rule.
package final class GlyphShape: Sendable {
  package let outline: Outline
  /// Whether its subpaths may overlap; see `Outline.subpathsMayOverlap`.
  package let subpathsMayOverlap: Bool

  package init(_ outline: Outline) {
    self.outline = outline
    subpathsMayOverlap = outline.subpathsMayOverlap
  }
}

extension GlyphShape: Hashable {
  package static func == (one: GlyphShape, other: GlyphShape) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
