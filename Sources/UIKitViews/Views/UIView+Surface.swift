// Part of Snapback, under the MIT licence; see LICENSE.

extension UIView: LayerOwner {
  var layerSurface: (any FrameSurface)? { surface }

  /// The surface in which the view is drawn; nil if it is not shown.
  package var surface: UIKitSurface? {
    var view: UIView? = self
    while let current = view {
      if let surface = current.ownSurface { return surface }
      view = current.superview
    }
    return nil
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
