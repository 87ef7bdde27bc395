// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The origin of an element in its container's space, with the dimensions that it takes there.
@_spi(ViewTree) public struct ElementPlacement {
  package let element: Element
  package var origin: CGPoint
  package let dimensions: ViewDimensions

  package init(_ element: Element, _ origin: CGPoint, _ dimensions: ViewDimensions) {
    self.element = element
    self.origin = origin
    self.dimensions = dimensions
  }

  /// Measures the element under a proposal and aligns it in a container of the given size.
  @MainActor
  package init(
    _ element: Element, _ proposal: ProposedViewSize, _ alignment: Alignment, in size: CGSize
  ) {
    let dimensions = element.dimensions(in: proposal)
    self.init(element, alignment.origin(of: dimensions, in: size), dimensions)
  }
}
