// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// Keeps the modified view within the safe area at the edges of the window that it touches, also where
/// views around it ignore the safe area.
///
/// The bars of navigation and tabs are below the status bar and above the home indicator in any case.
/// Backgrounds inside still extend into the unsafe areas.
struct WindowSafeAreaModifier: ElementModifier {
  typealias Body = Never

  func wrap(_ child: Element, _ node: Node) -> WindowSafeAreaElement {
    WindowSafeAreaElement(child, node)
  }

  func update(_ element: WindowSafeAreaElement, _ pass: UpdatePass) {
    // Another device has other unsafe areas.
    element.node.host.sizeSource.recordRead()
    element.setNeedsLayout()
  }
}

/// An element that insets its child by the unsafe areas of the window that it covers.
package final class WindowSafeAreaElement: UnaryElement {
  package override var arrangementDependsOnPosition: Bool { true }

  /// The unsafe areas at the edges of the window that the element reaches.
  private var insets: EdgeInsets {
    let (window, insets) = (host.size, host.safeAreaInsets)
    let frame = CGRect(origin: layoutOrigin, size: size)
    let tolerance = 0.5 / host.scale + 0.001
    return EdgeInsets(
      top: frame.minY < tolerance ? insets.top : 0,
      leading: frame.minX < tolerance ? insets.leading : 0,
      bottom: frame.maxY > window.height - tolerance ? insets.bottom : 0,
      trailing: frame.maxX > window.width - tolerance ? insets.trailing : 0)
  }

  package override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    let insets = insets
    return ElementPlacement(
      child, CGPoint(x: insets.leading, y: insets.top),
      child.dimensions(in: proposal.inset(by: insets)))
  }

  package override func safeAreaInsets(around child: Element) -> EdgeInsets? { insets }
}
