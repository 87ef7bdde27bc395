// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

extension ResolvedColor {
  /// Whether white text is more legible on this color than black text: a Rec. 601 luma below 0.5.
  var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 }
}
