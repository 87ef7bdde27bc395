// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// An element with a view hierarchy of its own.
@MainActor
package protocol NestedHierarchy: Element {
  /// The host of the views inside, whose window is the element; nil for none.
  var nestedHost: ViewHost? { get }
  /// Handles a step of a drag from another program, whose location is in the points of the views inside.
  func handle(_ drag: ExternalDrag)
}
