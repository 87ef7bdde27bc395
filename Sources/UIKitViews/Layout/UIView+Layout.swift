// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIView {
  /// The part of the view that bars and the edges of the screen do not cover, for constraints.
  public var safeAreaLayoutGuide: UILayoutGuide { safeArea }
  /// A guide for constraints: the bounds without `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide { margins }
  /// The layout guide of text that is easy to read: inside the margins, at most 920 points wide in views
  /// wider than 1008 points.
  public var readableContentGuide: UILayoutGuide { readable }

  /// The guides that `addLayoutGuide(_:)` has added.
  public var layoutGuides: [UILayoutGuide] { guides }

  /// Adds a guide, to whose anchors constraints can refer. It leaves the view that it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    guides.append(layoutGuide)
  }

  /// Removes a guide, which no longer takes part in the layout.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsChanged()
  }

  /// Sets how strongly the view resists being larger than its contents.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
    constraintsChanged()
  }
  /// Sets how strongly the view resists being smaller than its contents.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      compression.horizontal = priority
    } else {
      compression.vertical = priority
    }
    constraintsChanged()
  }

  /// Requests an update of the constraints in the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    constraintsChanged()
  }

  /// Calls `updateConstraints()` now where that has been requested, from the innermost views outwards.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    controller?.updateViewConstraints()
    updateConstraints()
  }

  /// The size that the constraints inside determine; with `layoutFittingCompressedSize` the smallest.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside determine, near a size by priorities.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var engine = fittingEngine as? LayoutEngine
    if engine?.fits(horizontal, vertical) != true { engine = nil }
    let used = engine ?? LayoutEngine(self, fitting: (targetSize, horizontal, vertical))
    fittingEngine = used
    return used.fittingSize(targetSize)
  }

  /// The target of `systemLayoutSizeFitting` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Whether the constraints leave the view more than one position or size. It solves all constraints
  /// of the tree, so that it is for debugging only.
  public var hasAmbiguousLayout: Bool { superview.map { makesAmbiguous(self, in: $0) } ?? false }

  /// The active constraints that hold the position and the size of the view along an axis, for debugging.
  ///
  /// - Note: Differs from UIKit: without those of the library, such as of frames and sizes of contents.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let superview else { return [] }
    updateConstraintsIfNeeded()
    return LayoutEngine(outermost).constraints(affecting: self, in: superview, for: axis)
  }

  /// Moves the view to another place and size that its constraints allow, if they leave more than one, which shows
  /// what is not constrained. Each call changes it again. For debugging.
  ///
  /// - Note: Differs from UIKit: the change is not random, but 40 points to and fro.
  public func exerciseAmbiguityInLayout() {
    guard let superview, hasAmbiguousLayout else { return }
    let root = outermost
    let engine = root.layoutEngine as? LayoutEngine ?? LayoutEngine(root)
    engine.exercise(self, in: superview)
    (root.layoutEngine, root.engineIsDirty) = (engine, true)
    superview.setNeedsLayout()
    surface?.setNeedsLayout()
  }

  /// Returns whether the constraints of the tree leave a view or a guide more than one position or size.
  func makesAmbiguous(_ item: AnyObject, in parent: UIView) -> Bool {
    updateConstraintsIfNeeded()
    return LayoutEngine(outermost).isAmbiguous(item, in: parent)
  }

  // MARK: Solving

  /// The root of the view tree.
  private var outermost: UIView { isLayoutRoot ? self : superview?.outermost ?? self }

  /// Requests that all constraints are solved again.
  func constraintsChanged() {
    var view: UIView? = self
    while let current = view {
      (current.layoutEngine, current.fittingEngine, current.engineIsDirty) = (nil, nil, true)
      view = current.isLayoutRoot ? nil : current.superview
    }
    if let surface { surface.setNeedsLayout() } else { setNeedsLayout() }
  }

  /// Requests that changed constants are applied in the next layout.
  func constantsChanged() {
    outermost.engineIsDirty = true
    surface?.setNeedsLayout()
    surface?.contentSizeChanged()
  }

  /// Requests a layout with the current size of the contents: by the same constraints, if these use the same lengths.
  func contentSizeChanged() {
    guard !usesBaselines, let contentLengths, contentLengths == ContentLengths(self) else {
      return constraintsChanged()
    }
    outermost.engineIsDirty = true
    if let surface { surface.setNeedsLayout() } else { setNeedsLayout() }
  }

  /// Solves the constraints of the whole tree, and sets the frames.
  func solveConstraints() {
    let root = outermost
    root.updateConstraintsIfNeeded()
    if root.layoutEngine == nil {
      guard root.engineIsDirty else { return }
      root.engineIsDirty = false
      guard root.hasConstraintsInside else { return }
      root.layoutEngine = LayoutEngine(root)
    }
    root.engineIsDirty = false
    // The layout of this view does not reach the others.
    if root.layoutEngine?.solve() == true, root !== self { root.surface?.setNeedsLayout() }
  }

  private var hasConstraintsInside: Bool {
    !constraints.isEmpty || arrangesSubviews
      || subviews.contains { !$0.isLayoutRoot && $0.hasConstraintsInside }
  }

  /// Removes the constraints with views outside, which are those of views from `view` outward.
  func removeOuterConstraints(above view: UIView) {
    var outer: UIView? = view
    while let current = outer {
      for constraint in current.constraints {
        let items = [constraint.firstItem, constraint.secondItem]
        if items.contains(where: {
          NSLayoutConstraint.view(of: $0)?.isDescendant(of: self) == true
        }) {
          constraint.uninstall()
        }
      }
      outer = current.superview
    }
  }
}
