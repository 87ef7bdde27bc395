// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// Lays out text with Pango and the installed fonts.
///
/// It needs no display. A text is shaped once; each proposal only breaks its lines again. Layouts
/// are kept in a bounded cache with least-recently-used eviction. Characters that no font covers
/// are drawn as boxes, as is all text if no fonts are installed.
@MainActor
package final class PangoTextEngine: TextEngine {
  /// The capacity of the cache of shaped texts, approximately in characters.
  static let capacity = 100_000

  private let shaper: Shaper
  private var texts = LRUCache<StyledText, PangoText>(capacity: PangoTextEngine.capacity)

  /// Enumerates the installed fonts, which takes some milliseconds.
  package init() {
    shaper = Shaper(fonts: FontLibrary())
  }

  /// The number of cached texts.
  package var cachedTextCount: Int { texts.count }

  package func prepared(_ text: StyledText) -> any PreparedText {
    if let prepared = texts.value(for: text) { return prepared }
    let prepared = PangoText(text, shaper: shaper)
    texts.insert(prepared, for: text, cost: prepared.cost)
    return prepared
  }
}
