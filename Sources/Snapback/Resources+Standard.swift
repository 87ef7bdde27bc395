// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Interface
import Text

extension Resources {
  /// The machine's fonts, shared by every window.
  package static let standard = Resources(text: PangoTextEngine(), assets: NoAssets())
}

/// Knows nothing by name.
private final class NoAssets: AssetSource {
  func image(named name: String, isDark: Bool) -> (any ImageAsset)? { nil }
  func color(named name: String, isDark: Bool) -> ResolvedColor? { nil }
  func symbol(named name: String) -> SymbolShape? { nil }
}
