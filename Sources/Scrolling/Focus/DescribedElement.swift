// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// An element that assistive technologies present although it cannot have the keyboard focus.
@MainActor
package protocol DescribedElement: Element {
  /// The description; nil to present only the views inside.
  var controlDescription: ControlDescription? { get }
}
