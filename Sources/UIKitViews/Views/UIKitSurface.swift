// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Connects a tree of UIKit's views with the element that shows it.
@MainActor
package final class UIKitSurface: FrameSurface {
  package let root: UIView
  weak var element: (any SurfaceElement)?
  /// The window of the views; the program's unless the root is a window.
  weak var ownWindow: UIWindow?
  private var needsLayout = true
  /// The SwiftUI views inside, in order of their insertion.
  private(set) var hosted: [HostingContent] = []
  package let router: TouchRouter
  /// Called when the set of hosted views has changed.
  var hostedChanged: () -> Void = {}

  package init(_ root: UIView) {
    self.root = root
    router = TouchRouter(root)
    root.ownSurface = self
    root.surfaceConnected(self)
  }

  var window: UIWindow? { root as? UIWindow ?? ownWindow ?? UIApplication.shared.windows.first }

  package var host: ViewHost? { element?.host }
  /// The transform from the coordinates of the surface to those of the window.
  package var transformToWindow: CGAffineTransform { element?.transformToRoot ?? .identity }

  func setNeedsDisplay() {
    guard let element, !element.isDismantled else { return }
    element.invalidateDrawnBounds()
    element.host.needsDisplay = true
  }

  func setNeedsLayout() {
    needsLayout = true
    setNeedsDisplay()
  }

  /// Called when the size of the root's contents has changed, so that a SwiftUI layout follows.
  func contentSizeChanged() { element?.setNeedsLayout() }

  /// The part of the surface that bars and the edges of the screen take up.
  var safeAreaInsets: UIEdgeInsets { element?.surfaceSafeArea ?? .zero }

  /// The appearance of the window at the last layout.
  private var scheme: ColorScheme?

  /// The layout direction at the last layout.
  private(set) var knownDirection: UIUserInterfaceLayoutDirection?

  func layOut() {
    let old = knownDirection
    knownDirection = currentDirection
    if let old, knownDirection != old { root.surroundingDirectionChanged() }
    let new = UIKitService.environment.colorScheme
    if let old = scheme, old != new {
      scheme = new
      root.tellTraitsChanged(
        from: UITraitCollection(userInterfaceStyle: old == .dark ? .dark : .light))
    }
    scheme = new
    guard needsLayout else { return }
    for _ in 0..<4 where needsLayout {
      needsLayout = false
      root.layoutIfNeeded()
    }
    element?.placeHosted()
  }

  func add(_ content: HostingContent) {
    guard !hosted.contains(where: { $0 === content }) else { return }
    hosted.append(content)
    hostedChanged()
  }

  func remove(_ content: HostingContent) {
    hosted.removeAll { $0 === content }
    hostedChanged()
  }
}

extension UIKitService {
  /// The roots of the shown surfaces, from the top to the bottom of the window.
  package var shownRoots: [UIView] {
    shownSurfaces.compactMap { $0 as? UIKitSurface }.sorted {
      let (a, b) = ($0.transformToWindow, $1.transformToWindow)
      return (a.ty, a.tx) < (b.ty, b.tx)
    }.map(\.root)
  }
}
