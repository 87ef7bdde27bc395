// Part of Snapback, under the MIT licence; see LICENSE.

package import ViewCore

private enum SymbolEffectsRemovedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the symbols have no effects.
  package var removesSymbolEffects: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}
