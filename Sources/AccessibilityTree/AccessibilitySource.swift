// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// An element that makes its nodes itself, such as one with UIKit's views.
@MainActor
package protocol AccessibilitySource: Element {
  /// Returns the nodes. The context is that of the element's children.
  func accessibilityNodes(
    _ builder: AccessibilityTreeBuilder, _ context: AccessibilityTreeBuilder.Context
  ) -> [AccessibilityChild]
}
