// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The ring around a view that has the keyboard focus and no focusable element. It is in front of all
/// views, and is not hit.
final class FocusRingElement: Element {
  weak var target: Element?

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { false }

  override func draw(_ builder: inout DisplayListBuilder) {
    guard let target, !target.isDismantled, let root = host.root?.rootElement,
      target.isInFront(of: root)
    else { return }
    let content = target.singleContent
    let toRoot = transformToRoot
    let contentToRing = content.transformToRoot.concatenating(toRoot.inverted())
    let values = EnvironmentValues(target.node.environment)
    let ring = CGRect(origin: .zero, size: content.presentedSize).insetBy(dx: -3, dy: -3)
    let color = values.effectiveTint.resolve(values)
    let clip = target.scrolledArea.applying(toRoot.inverted())
    builder.layer(.clip(RoundedRect(clip))) { builder in
      let before = builder.transform
      builder.apply(contentToRing)
      builder.strokeFocusRing(ring, radius: 9, color)
      builder.transform = before
    }
  }
}

extension Element {
  /// The only content of the element and of its content, down to a view with several parts. It is what is
  /// visible of the element: offsets and scales around it move it.
  final var singleContent: Element {
    var element = self
    while !(element is ScrollElement), element.children.count == 1,
      let only = element.children.first
    {
      element = only
    }
    return element
  }

  /// The part of the window in which the scroll views around the element show it.
  fileprivate final var scrolledArea: CGRect {
    var area = CGRect(origin: .zero, size: host.size)
    var scroll = enclosingScroll
    while let current = scroll {
      let frame = CGRect(origin: .zero, size: current.presentedSize)
      area = area.overlap(with: frame.applying(current.transformToRoot).insetBy(dx: -4, dy: -4))
      scroll = current.enclosingScroll
    }
    return area.isNull ? .zero : area
  }

  /// Returns whether keys may reach the element: it is in the frontmost scope of them.
  final func isInFront(of root: Element) -> Bool {
    let scope = root.frontScope
    var element: Element? = self
    while let current = element {
      if current === scope { return true }
      if current.isTransitioningOut || (current as? FocusHiddenElement)?.isHidden == true {
        return false
      }
      element = current.parent
    }
    return false
  }
}
