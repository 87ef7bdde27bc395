// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Removes the symbol effects that are applied inside this view: symbols are drawn at rest. Effects
  /// outside of it remain.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.removesSymbolEffects) { if isEnabled { $0 = true } }
  }
}
