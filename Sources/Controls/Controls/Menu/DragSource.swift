// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// The element of a view that can be dragged to another one. A touch that has opened a context menu drags it, as on iOS.
@MainActor
package protocol DragSource: Element {
  /// Lifts the view.
  func lift()
  /// Moves the lifted view with a touch, in the window.
  func drag(to value: DragGesture.Value)
  /// Ends the drag with a drop.
  func drop()
  /// Ends the drag without a drop.
  func cancel()
}
