// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A view controller whose content is a view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content {
    didSet { (viewIfLoaded as? HostView)?.setRoot(AnyView(rootView)) }
  }

  /// Creates a controller with a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  package override var content: AnyView? { AnyView(rootView) }

  open override func loadView() {
    view = HostView(AnyView(rootView))
    view.backgroundColor = .systemBackground
  }

  /// The size of the view that fits a size.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// A UIKit view that shows a SwiftUI view.
final class HostView: UIView, HostingView {
  private(set) lazy var hostingContent = HostingContent(AnyView(EmptyView()), self)

  init(_ root: AnyView) {
    super.init(frame: .zero)
    hostingContent.view = root
  }

  required init?(coder: NSCoder) { return nil }

  func setRoot(_ root: AnyView) {
    hostingContent.view = root
    surface?.hostedChanged()
  }

  private weak var connected: UIKitSurface?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    connected?.remove(hostingContent)
    connected = nil
  }

  override func didMoveToWindow() {
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
    element.drawContents(&builder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let element = hostingContent.element, !element.isDismantled else { return size }
    return element.size(ProposedViewSize(size))
  }

  override var intrinsicContentSize: CGSize {
    guard let element = hostingContent.element, !element.isDismantled else {
      return super.intrinsicContentSize
    }
    return element.size(.unspecified)
  }
}
