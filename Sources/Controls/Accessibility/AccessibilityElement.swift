// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A modifier that sets accessibility properties.
public struct _AccessibilityModifier: ElementModifier {
  public typealias Body = Never
  let properties: AccessibilityProperties

  package init(properties: AccessibilityProperties) {
    self.properties = properties
  }

  package func wrap(_ child: Element, _ node: Node) -> AccessibilityElement {
    AccessibilityElement(child, node)
  }

  package func update(_ element: AccessibilityElement, _ pass: UpdatePass) {
    element.properties = properties
  }
}

package final class AccessibilityElement: UnaryElement {
  package fileprivate(set) var properties = AccessibilityProperties()
}
