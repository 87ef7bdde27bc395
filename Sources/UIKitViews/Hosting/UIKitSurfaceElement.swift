// Part of Snapback, under the MIT licence; see LICENSE.

internal import AccessibilityTree
import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The element that draws and hit-tests a tree of UIKit's views.
package final class UIKitSurfaceElement: ContainerElement, SurfaceElement {
  package private(set) weak var surface: UIKitSurface?
  var sizing: (ProposedViewSize) -> CGSize? = { _ in nil }

  func connect(_ surface: UIKitSurface) {
    guard self.surface !== surface || surface.element !== self else { return }
    self.surface = surface
    surface.element = self
    (host.service() as UIKitService).add(surface)
    _ = host.service(UIKitWheelScrolling.self)
    _ = host.service(KeyCommands.self)
    _ = host.service(HoverTracking.self)
    _ = host.service(AccessibilityFocus.self)
    surface.setNeedsLayout()
    setNeedsLayout()
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    sizing(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  package override func arrange(in size: CGSize, _ pass: UpdatePass) {
    guard let surface else { return }
    let bounds = CGRect(origin: .zero, size: size)
    let window = surface.root as? UIWindow
    if surface.root.bounds.size != size, window?.keepsFrame != true {
      let resize = window?.willResize(to: size)
      defer { resize?.finish() }
      ViewAnimation.withoutAnimation {
        surface.root.bounds.size = size
        surface.root.center = CGPoint(
          x: size.width * surface.root.layer.anchorPoint.x,
          y: size.height * surface.root.layer.anchorPoint.y)
      }
      surface.setNeedsLayout()
    }
    surface.layOut()
    var unanimated = pass
    unanimated.transaction = Transaction()
    for item in layoutItems {
      var rect = bounds
      if let size = hostedSize(item) { rect.size = size }
      item.place(rect, unanimated)
    }
  }

  /// The size of the UIKit view of an item, whose element may be inside of others, such as that of a transition.
  private func hostedSize(_ item: Element) -> CGSize? {
    for content in surface?.hosted ?? [] {
      var element: Element? = content.element
      while let current = element, current !== item { element = current.parent }
      if element === item { return content.owner?.bounds.size }
    }
    return nil
  }

  /// Places the SwiftUI views inside again if their UIKit views have other sizes or safe areas.
  func placeHosted() {
    let isSame = items.allSatisfy { item in hostedSize(item).map { $0 == item.size } ?? true }
    if !isSame { setNeedsLayout() }
    for content in surface?.hosted ?? [] { (content.element as? HostedElement)?.followSafeArea() }
  }

  /// The safe area around the surface, if it fills the window.
  var surfaceSafeArea: UIEdgeInsets {
    let (insets, window) = (host.safeAreaInsets, host.size)
    let frame = CGRect(origin: layoutOrigin, size: size)
    func inset(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), limit) }
    return UIEdgeInsets(
      top: inset(insets.top - frame.minY, insets.top),
      left: inset(insets.leading - frame.minX, insets.leading),
      bottom: inset(frame.maxY - (window.height - insets.bottom), insets.bottom),
      right: inset(frame.maxX - (window.width - insets.trailing), insets.trailing))
  }

  package override func draw(_ builder: inout DisplayListBuilder) {
    guard let surface else { return }
    let values = EnvironmentValues(node.environment)
    let (outer, scheme) = (UIKitService.drawnScheme, values.colorScheme)
    if scheme != host.effectiveColorScheme { UIKitService.drawnScheme = scheme }
    builder.withUnboundedDrawing { surface.root.layer.render(&$0) }
    UIKitService.drawnScheme = outer
    drawFocusRing(&builder)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard let surface, let view = surface.router.hitTest(point) else { return false }
    var candidate: UIView? = view
    while let current = candidate {
      if let content = (current as? any HostingView)?.hostingContent, let element = content.element
      {
        _ = element.hit(point, &path)
        return true
      }
      candidate = current.superview
    }
    return true
  }

  package override func dismantle() {
    if let surface, surface.element === self {
      (host.service() as UIKitService).remove(surface)
      surface.element = nil
    }
    super.dismantle()
  }
}
