// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// An element with a view hierarchy of its own.
@MainActor
package protocol NestedHierarchy: Element {
  /// The host of the views inside, whose window is the element; nil for none.
  var nestedHost: ViewHost? { get }
}
