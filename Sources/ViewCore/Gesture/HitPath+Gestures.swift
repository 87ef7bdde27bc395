// Part of Snapback, under the MIT licence; see LICENSE.

extension HitPath {
  /// The elements with gestures, innermost first.
  package var gestures: [GestureElement] {
    get { gestureElements.compactMap { $0 as? GestureElement } }
    set { gestureElements = newValue }
  }
}
