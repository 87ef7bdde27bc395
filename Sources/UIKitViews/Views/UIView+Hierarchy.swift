// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIView {
  /// The controller that this view or one of its superviews belongs to.
  var owningController: UIViewController? { controller ?? superview?.owningController }

  /// Removes the view from its superview, with the calls around it.
  func detachFromSuperview() {
    guard let superview else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellWindowWillChange(nil) }
    superview.subviewWillBeRemoved(self)
    superview.detach(self)
    didMoveToSuperview()
    if hadWindow { tellWindowChanged() }
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let isInside = view.superview === self
    let own = isInside ? subviews.index(identicalTo: view) : nil
    guard var index = subviews.index(identicalTo: sibling) else {
      return insert(view, at: nil)
    }
    if let own, own < index { index -= 1 }
    insert(view, at: index + offset)
  }

  func insert(_ view: UIView, at index: Int?) {
    if let index, index < 0 { fatalError("A view cannot be inserted at the index \(index).") }
    if view === self { fatalError("A view cannot be added to itself.") }
    if isDescendant(of: view) {
      fatalError("A view cannot be added to a view inside it: \(type(of: view)).")
    }
    let (oldWindow, newWindow) = (view.window, window)
    let isSame = view.superview === self
    if isSame {
      subviews.remove(identicalTo: view)
    } else {
      view.willMove(toSuperview: self)
      if oldWindow !== newWindow { view.tellWindowWillChange(newWindow) }
      view.superview?.detach(view)
    }
    let index = min(index ?? subviews.count, subviews.count)
    // Layers that the program has added stay where they are among those of the views.
    let before = index < subviews.count ? subviews[index].layer : nil
    subviews.insert(view, at: index)
    if let before {
      layer.insertSublayer(view.layer, below: before)
    } else {
      layer.addSublayer(view.layer)
    }
    view.superview = self
    if isSame { return setNeedsLayout() }
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellWindowChanged() }
    didAddSubview(view)
    if !view.isLayoutRoot { constraintsChanged() }
    setNeedsLayout()
  }

  /// Removes a view without calling its methods.
  func detach(_ view: UIView) {
    willRemoveSubview(view)
    subviews.remove(identicalTo: view)
    view.layer.removeFromSuperlayer()
    view.superview = nil
    view.solution = nil
    view.removeOuterConstraints(above: self)
    if !view.isLayoutRoot { constraintsChanged() }
    setNeedsLayout()
  }

  /// Exchanges two subviews, given by their indices from the back.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2)
    else { return }
    subviews.swapAt(index1, index2)
    for view in subviews { layer.addSublayer(view.layer) }
  }

  /// Returns whether a view is this one or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// This view or its first descendant with a tag; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func tellWindowWillChange(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellWindowWillChange(window) }
  }

  func tellWindowChanged() {
    if window != nil { Self.willShow?(self) }
    didMoveToWindow()
    for view in subviews { view.tellWindowChanged() }
  }

  func tellTraitsChanged(from old: UITraitCollection) {
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    for call in (controller?.traitHandlers ?? []) + traitHandlers { call.handler(old) }
    for view in subviews { view.tellTraitsChanged(from: old) }
  }

  // MARK: Coordinates

  /// Converts a point to the coordinates of another view; nil is the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = point.applying(transformToRoot(isPresented: false))
    guard let view else { return outer }
    return outer.applying(view.transformToRoot(isPresented: false).inverted())
  }

  /// Converts a point from the coordinates of another view; nil is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let outer = view.map { point.applying($0.transformToRoot(isPresented: false)) } ?? point
    return outer.applying(transformToRoot(isPresented: false).inverted())
  }

  /// Converts a rectangle to the coordinates of another view; nil is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let outer = rect.applying(transformToRoot(isPresented: false))
    guard let view else { return outer }
    return outer.applying(view.transformToRoot(isPresented: false).inverted())
  }

  /// Converts a rectangle from the coordinates of another view; nil is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let outer = view.map { rect.applying($0.transformToRoot(isPresented: false)) } ?? rect
    return outer.applying(transformToRoot(isPresented: false).inverted())
  }

  /// Converts a point of the superview to this one, as the model has it, like UIKit's hit testing.
  func convertPresented(_ point: CGPoint, from parent: UIView) -> CGPoint {
    point.applying(layer.model.matrix.planar.inverted())
  }

  /// The outermost superview; the view itself if it has none.
  package final var outermostView: UIView {
    var view = self
    while let outer = view.superview { view = outer }
    return view
  }

  /// The transform to the coordinates around the outermost view: those of the window.
  func transformToRoot(isPresented: Bool) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view {
      let state = isPresented ? current.layer.presented : current.layer.model
      result = result.concatenating(state.matrix.planar)
      view = current.superview
    }
    return result
  }
}

extension CALayer {
  /// Converts a point to the coordinates of another layer.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let outer = point.applying(transformToRoot)
    return layer.map { outer.applying($0.transformToRoot.inverted()) } ?? outer
  }

  /// Converts a point from the coordinates of another layer.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let outer = layer.map { point.applying($0.transformToRoot) } ?? point
    return outer.applying(transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer = self
    while let parent = layer.superlayer {
      result = result.concatenating(layer.model.matrix.planar)
      layer = parent
    }
    return result
  }

  /// Returns whether a point is in the bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.encloses(p) }

  /// The innermost layer at a point of the superlayer; nil if there is none.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = p.applying(presented.matrix.planar.inverted())
    for child in children.reversed() { if let hit = child.hitTest(own) { return hit } }
    return contains(own) ? self : nil
  }
}
