// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// Lays texts out with Pango and the fonts of this machine.
///
/// It needs no display. A text is shaped once, and each proposal only breaks its lines anew. What
/// was laid out is kept, up to a limit, and what was not used for the longest time is given up
/// first. Where a font lacks a character, and where there is no font at all, boxes stand for it.
@MainActor
package final class PangoTextEngine: TextEngine {
  /// How much is kept, in characters or about so.
  static let capacity = 100_000

  private let shaper: Shaper
  private var texts = BoundedCache<StyledText, PreparedText>(capacity: PangoTextEngine.capacity)

  /// Finds the fonts, which takes some milliseconds.
  package init() {
    shaper = Shaper(fonts: FontLibrary())
  }

  /// How many texts are kept.
  package var cachedTextCount: Int { texts.count }

  package func layout(_ text: StyledText, width: Double?, height: Double?) -> TextLayout {
    prepared(text).layout(width: Self.length(width), height: Self.length(height))
  }

  package func caretOffsets(_ string: String, font: FontDescription) -> [Double] {
    prepared(StyledText([StyledText.Run(string, font: font)])).caretOffsets(of: string)
  }

  private func prepared(_ text: StyledText) -> PreparedText {
    if let prepared = texts.value(for: text) { return prepared }
    let prepared = PreparedText(text, shaper: shaper)
    texts.insert(prepared, for: text, cost: prepared.cost)
    return prepared
  }

  private static func length(_ proposal: Double?) -> Double {
    guard let proposal else { return .infinity }
    return proposal.isNaN ? 0 : max(proposal, 0)
  }
}
