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

extension UIView {
  /// Adds a view in front of the others.
  public func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Inserts a view at an index, from the back.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Inserts a view behind another one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let isInside = view.superview === self
    let own = isInside ? subviews.firstIndex { $0 === view } : nil
    guard var index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    if let own, own < index { index -= 1 }
    insert(view, at: index + offset)
  }

  private func insert(_ view: UIView, at index: Int?) {
    precondition(view !== self, "a view cannot be added to itself")
    let (oldWindow, newWindow) = (view.window, window)
    let isSame = view.superview === self
    if isSame {
      subviews.removeAll { $0 === view }
    } else {
      view.willMove(toSuperview: self)
      if oldWindow !== newWindow { view.tellWindowWillChange(newWindow) }
      view.superview?.detach(view)
    }
    let index = min(index ?? subviews.count, subviews.count)
    // Layers of the program's own stay where they are among those of the views.
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
    constraintsChanged()
    setNeedsLayout()
  }

  /// Removes a view without calling its methods.
  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    subviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    view.superview = nil
    view.removeOuterConstraints(above: self)
    constraintsChanged()
    setNeedsLayout()
  }

  /// Removes the view from its superview, with the constraints to views outside.
  public func removeFromSuperview() {
    guard let superview else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellWindowWillChange(nil) }
    superview.subviewWillBeRemoved(self)
    superview.detach(self)
    didMoveToSuperview()
    if hadWindow { tellWindowChanged() }
  }

  /// Brings a view in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Sends a view behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2)
    else { return }
    subviews.swapAt(index1, index2)
    for view in subviews { layer.addSublayer(view.layer) }
  }

  /// Whether a view is this one or one of its descendants.
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
    didMoveToWindow()
    for view in subviews { view.tellWindowChanged() }
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

  /// Whether a point is in the bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The innermost layer at a point of the superlayer; nil if none is there.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = p.applying(presented.matrix.planar.inverted())
    for child in children.reversed() { if let hit = child.hitTest(own) { return hit } }
    return contains(own) ? self : nil
  }
}
