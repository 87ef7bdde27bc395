// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// The visible content of a glyph.
enum GlyphContent {
  case nothing
  case shape(GlyphShape)
  /// A color image, and its rectangle in ems, y down from the baseline.
  case sprite(Sprite, CGRect)
}
