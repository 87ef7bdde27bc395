// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A view controller that shows a SwiftUI view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view that is shown. Setting it updates the view, whose state is kept.
  open var rootView: Content {
    didSet { (viewIfLoaded as? HostView)?.setRoot(AnyView(rootView)) }
  }

  /// Creates a controller that shows a SwiftUI view.
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

  /// The size of the view that fits a size, whether it is shown or not; the size itself outside of a program's window.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let host = viewIfLoaded as? HostView
    return host?.shownSize(fitting: size) ?? MeasuredSize.of(rootView, fitting: size) ?? size
  }
}
