// Part of Snapback, under the MIT licence; see LICENSE.

extension UIView: LayerOwner {
  var layerSurface: (any FrameSurface)? { surface }

  /// The surface in which the view is drawn; nil if it is not shown.
  package var surface: UIKitSurface? {
    if surfaceSearch.isOutdated { surfaceSearch = SurfaceSearch(ownSurface ?? superview?.surface) }
    return surfaceSearch.surface
  }

  /// Called with each view that is added to a window, for `appearance()`.
  package static var willShow: ((UIView) -> Void)?

  func valuesChanged() { observedValues?.check() }

  /// Calls `layoutSubviews()` of this view and its descendants where the layout is invalid.
  func layOutTree() {
    if isLayoutRoot { solveConstraints() }
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layer.layoutSublayers()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layOutTree() }
    for child in layer.children where child.owner == nil { child.layOutTree() }
  }
}

/// The result of a search through the superviews, which is kept until views are added or removed anywhere.
@MainActor
struct SurfaceSearch {
  private(set) weak var surface: UIKitSurface?
  private var change = 0
  private static var changes = 1

  init() {}

  init(_ surface: UIKitSurface?) { (self.surface, change) = (surface, Self.changes) }

  var isOutdated: Bool { change != Self.changes }

  static func forget() { changes += 1 }
}
