// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// Lays out text with Pango and the installed fonts.
///
/// It needs no display. A text is shaped once; each proposal only breaks its lines again. Layouts
/// are kept in a bounded cache with least-recently-used eviction. Characters that no font covers
/// are drawn as boxes, as is all text if no fonts are installed.
@MainActor
package final class PangoTextEngine: TextEngine {
  private let shaper: Shaper
  private var texts: LRUCache<StyledText, PangoText>

  /// Enumerates the installed fonts, which takes some milliseconds. `capacity` is that of the cache of
  /// shaped texts, above 0, approximately in characters; `outlineCapacity` is the number of glyphs whose
  /// outlines are kept.
  package convenience init(capacity: Int = 100_000, outlineCapacity: Int = 20_000) {
    self.init(fonts: FontLibrary(), capacity: capacity, outlineCapacity: outlineCapacity)
  }

  /// `fontFiles` returns the paths of further fonts. It is called at most once, when a text has a named font that is
  /// not installed.
  package convenience init(fontFiles: @escaping () -> [String]) {
    self.init(fonts: FontLibrary(files: fontFiles), capacity: 100_000, outlineCapacity: 20_000)
  }

  private init(fonts: FontLibrary, capacity: Int, outlineCapacity: Int) {
    shaper = Shaper(fonts: fonts, glyphs: GlyphSource(outlineCapacity: outlineCapacity))
    texts = LRUCache(capacity: capacity)
  }

  /// The number of cached texts.
  package var cachedTextCount: Int { texts.count }

  package func prepared(_ text: StyledText) -> any PreparedText {
    texts.value(for: text) {
      let prepared = PangoText($0, shaper: shaper)
      return (prepared, prepared.cost)
    }
  }
}
