// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Drawing
import Views

/// The assets of folders, and the translations in their string catalogs.
@MainActor
final class LocalizedAssets: AssetSource, StringSource {
  private let library: AssetLibrary
  private let catalogs: StringCatalogs

  init(_ library: AssetLibrary, _ catalogs: StringCatalogs) {
    self.library = library
    self.catalogs = catalogs
  }

  func image(named name: String, isDark: Bool) -> (any ImageAsset)? {
    library.image(named: name, isDark: isDark)
  }

  func color(named name: String, isDark: Bool) -> ResolvedColor? {
    library.color(named: name, isDark: isDark)
  }

  func accentColor(isDark: Bool) -> ResolvedColor? { library.accentColor(isDark: isDark) }

  func symbol(named name: String, weight: Int) -> SymbolShape? {
    library.symbol(named: name, weight: weight)
  }

  func image(decoding bytes: [UInt8], scale: Double) -> (any ImageAsset)? {
    library.image(decoding: bytes, scale: scale)
  }

  func translation(of key: String, table: String?, number: Int?) -> String? {
    catalogs.translation(of: key, table: table, number: number)
  }

  func hasTranslations(in table: String?) -> Bool { catalogs.hasTranslations(in: table) }
}
