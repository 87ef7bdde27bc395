// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// What a glyph leaves on paper.
enum GlyphInk {
  case nothing
  case shape(GlyphShape)
  /// A coloured picture, and where it is for a font of one point, y down from the baseline.
  case sprite(Sprite, CGRect)
}
