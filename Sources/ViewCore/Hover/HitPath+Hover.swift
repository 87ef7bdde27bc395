// Part of Snapback, under the MIT licence; see LICENSE.

extension HitPath {
  /// The elements that track the mouse, innermost first.
  var hovers: [HoverElement] { hoverElements.compactMap { $0 as? HoverElement } }
}
