// Part of Snapback, under the MIT licence; see LICENSE.

/// A view tree with about two thousand visible views, and a card on top of it to drag.
enum Tree: String, CaseIterable {
  /// A grid of colors without modifiers.
  case plain
  /// A grid of colors with padding.
  case padded
  /// Rows typical of apps: a symbol, texts, a spacer, a background.
  case rows
  /// Shapes with many modifiers each.
  case styled
}
