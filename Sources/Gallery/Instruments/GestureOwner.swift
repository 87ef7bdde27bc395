// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback
import UIKitViews

/// The view that a gesture belongs to: the innermost one that the author of the source has written.
nonisolated package enum GestureOwner {
  /// The modules whose views are not the author's, besides those of UIKit.
  private static let libraryModules: Set<Substring> = [
    "ViewCore", "Views", "ViewEffects", "Scrolling", "Controls", "Presentation",
    "CompoundControls", "Navigation", "Interface", "SceneStage", "Charts", "Snapback", "SwiftUI",
    "SnapbackCLI",
  ]

  /// The name of the author's view among the types around a gesture, innermost first; nil if there is
  /// none.
  package static func name(of types: [Any.Type]) -> String? {
    types.lazy.compactMap { name(String(reflecting: $0)) }.first
  }

  /// The name in a qualified type name such as `Preview1.Card` or `Preview1.Deck.Card<Swift.Int>`;
  /// nil for a type of one of Snapback's modules, and for a generated one.
  package static func name(_ type: String) -> String? {
    let plain = type.prefix { $0 != "<" }
    let parts = plain.split(separator: ".").filter { !$0.hasPrefix("(") && !$0.hasSuffix(")") }
    guard let module = parts.first, parts.count > 1, let name = parts.last,
      !libraryModules.contains(module), !UIKitModules.contains(module), !name.hasPrefix("_"),
      !name.hasPrefix("StageTraitsView")
    else { return nil }
    return String(name)
  }
}
