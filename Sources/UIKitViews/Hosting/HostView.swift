// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A UIKit view that shows a SwiftUI view.
package final class HostView: UIView, HostingView {
  private(set) lazy var hostingContent = HostingContent(AnyView(EmptyView()), self)

  package init(_ root: AnyView) {
    super.init(frame: .zero)
    hostingContent.view = root
  }

  required init?(coder: NSCoder) { return nil }

  package func setRoot(_ root: AnyView) {
    hostingContent.view = root
    surface?.hostedChanged()
  }

  /// Whether contents of a scroll view inside are under the bar of the navigation stack that contains the view.
  package var isBehindBar: Bool { hostingContent.isBehindBar }

  private weak var connected: UIKitSurface?

  package override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    connected?.remove(hostingContent)
    connected = nil
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if let surface { surfaceConnected(surface) }
  }

  override func surfaceConnected(_ surface: UIKitSurface) {
    surface.add(hostingContent)
    connected = surface
    super.surfaceConnected(surface)
  }

  override func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard let element = hostingContent.element, !element.isDismantled else { return }
    element.child.render(&builder)
  }

  /// The hit view of a window's root where the SwiftUI view is, so that the window can distinguish it from the
  /// empty area around.
  private lazy var hitView = RepresentedView(frame: bounds, name: "HostedContent")
  private lazy var represented = RepresentedViews(self)

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, superview is UIWindow, let child = hostingContent.element?.child else {
      return hit
    }
    var path = HitPath()
    guard child.hit(point, &path) else { return hit }
    if hitView.superview == nil { insertSubview(hitView, at: 0) }
    hitView.frame = bounds
    return hitView
  }

  package override func layoutIfNeeded() {
    super.layoutIfNeeded()
    if superview is UIWindow { represented.update(hostingContent.element) }
  }

  /// The size of the view that fits a size; nil while it is not shown.
  func shownSize(fitting size: CGSize) -> CGSize? {
    guard let element = hostingContent.element, !element.isDismantled else { return nil }
    return element.size(ProposedViewSize(size))
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownSize(fitting: size) ?? MeasuredSize.of(hostingContent.view, fitting: size) ?? size
  }

  package override var intrinsicContentSize: CGSize {
    guard let element = hostingContent.element, !element.isDismantled else {
      return MeasuredSize.of(hostingContent.view, fitting: .unspecified)
        ?? super.intrinsicContentSize
    }
    return element.size(.unspecified)
  }
}
