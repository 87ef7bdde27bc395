// Part of Snapback, under the MIT licence; see LICENSE.

/// Where views find pictures, colours and symbols by name.
@MainActor
package protocol AssetSource: AnyObject {
  /// nil if there is none of the name. It is said once, where its user sees it.
  func image(named name: String, isDark: Bool) -> (any ImageAsset)?
  /// nil if there is none of the name. It is said once, where its user sees it.
  func color(named name: String, isDark: Bool) -> ResolvedColor?
  /// A symbol by SF Symbols' name; nil if there is none. It is said once, where its user sees it.
  func symbol(named name: String) -> SymbolShape?
}
