// Part of Snapback, under the MIT licence; see LICENSE.

internal import AccessibilityTree
import Foundation
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

extension UIView: KeyboardStop {
  package func scrollToVisible() {
    var outer = superview
    while let current = outer {
      if let scroll = current as? UIScrollView {
        // A list makes the cell after this one only if a part of it is visible.
        let margin: CGFloat = self is any TappableCell ? 12 : 4
        let area = convert(bounds, to: scroll).insetBy(dx: 0, dy: -margin)
        let size = scroll.contentSize
        scroll.scrollRectToVisible(
          area.overlap(with: CGRect(origin: .zero, size: size)), animated: false)
      }
      outer = current.superview
    }
  }

  package func focusRingChanged() { surface?.setNeedsDisplay() }
}

extension UIKitSurfaceElement {
  /// Draws the ring around the view that has the keyboard focus, within the surface.
  func drawFocusRing(_ builder: inout DisplayListBuilder) {
    guard let focus = host.existingService(AccessibilityFocus.self), focus.showsRing,
      let view = focus.stop as? UIView, let root = surface?.root, view.isDescendant(of: root)
    else { return }
    let ring = view.bounds.applying(view.transformToRoot(isPresented: true))
      .insetBy(dx: -3, dy: -3)
      .overlap(with: CGRect(origin: .zero, size: presentedSize).insetBy(dx: 1.5, dy: 1.5))
    guard !ring.isNull else { return }
    let radius = view.layer.cornerRadius == 0 ? 6 : view.layer.cornerRadius
    builder.strokeFocusRing(
      ring, radius: radius + 3,
      Color(uiColor: view.tintColor).resolve(UIKitService.environment))
  }
}
