// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A rectangle that draws itself, contains other views, and receives touches.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The class of the layer of new views; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that is drawn, in which the geometry is stored. An override returns it as its own class.
  open var layer: CALayer { drawnLayer }
  private let drawnLayer: CALayer
  /// The controller whose view this is; nil for others.
  weak var controller: UIViewController?
  /// The surface whose root this is; nil for others.
  weak var ownSurface: UIKitSurface? { didSet { SurfaceSearch.forget() } }
  var needsLayout = true
  /// The frame that the constraints have determined last; nil for none.
  var solution: CGRect?

  /// Creates a view with a frame in the coordinates of its future superview, in points.
  public init(frame: CGRect) {
    let type = Self.layerClass as? CALayer.Type ?? CALayer.self
    drawnLayer = type.init()
    super.init()
    drawnLayer.owner = self
    drawnLayer.frameWithoutAnimation = frame
  }

  /// Creates a view without a size, for constraints or a later frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view without a size. A storyboard sets the properties; without one they have their usual values.
  public required init?(coder: NSCoder) {
    drawnLayer = Self.makeLayer()
    super.init()
    drawnLayer.owner = self
    decode(coder, by: UIView.self)
  }

  private static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type ?? CALayer.self).init()
  }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Geometry

  /// The rectangle that the view, with its transform, fills in the superview, in points. Setting it changes
  /// `bounds.size` and `center`. A view with a number that is not finite is not drawn.
  open var frame: CGRect {
    get { layer.frame }
    set { placeFrame(newValue) }
  }

  /// The rectangle of the view in its own coordinates, in points. The origin moves the subviews, as scrolling does; the
  /// size changes around `center`. A view with a number that is not finite is not drawn.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      guard newValue != old else { return }
      layer.bounds = newValue
      if newValue.size != old.size { sizeChanged(from: old.size) }
    }
  }

  /// The position of the anchor point, by default the middle, in the superview, in points. A view with a position that
  /// is not finite is not drawn.
  open var center: CGPoint {
    get { layer.position }
    set { if newValue != layer.position { layer.position = newValue } }
  }

  /// The transform about the anchor point; identity by default. It does not change `bounds` and `center`. A view under
  /// a transform with a number that is not finite is not drawn.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform about the anchor point, in three dimensions; identity by default. `m34` gives it a perspective. A
  /// view under a transform with a number that is not finite is not drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds that `center` places, and about which the view is transformed, in unit coordinates: 0.5,
  /// 0.5 by default. Values outside of 0 to 1 are points outside of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The number of pixels per point. No effect: contents are drawn at the resolution of the window.
  open var contentScaleFactor: CGFloat = 1

  /// The lengths of the frame that change with the size of the superview; none by default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frames of subviews follow this view's size.
  open var autoresizesSubviews = true

  // MARK: Appearance

  /// The opacity, from 0 to 1: values outside are clamped, and NaN counts as 0. Below 0.01 the view receives no touches.
  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.change(.opacity) { $0.opacity = newValue } }
  }

  /// Whether the view is hidden, so that it receives no touches either.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      superview?.subviewVisibilityChanged()
    }
  }

  /// The color behind the contents and the subviews; nil, the default, for none.
  open var backgroundColor: UIColor? {
    get { layer.background }
    set { layer.background = newValue }
  }

  var ownTint: UIColor?

  /// The color of interactive contents; that of the superview if it is set to nil, and blue by default.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? fullTint.dimmedTint : fullTint }
    set {
      ownTint = newValue
      tintChanged { $0.ownTint == nil }
    }
  }

  /// Whether the tint is dimmed, as behind an alert; that of the superview if it is set to `automatic`, and `normal` by
  /// default.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ownTintMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintMode }
    set {
      ownTintMode = newValue
      tintChanged { $0.ownTintMode == .automatic }
    }
  }
  var ownTintMode = TintAdjustmentMode.automatic

  /// Called when `tintColor` or `tintAdjustmentMode` has changed; does nothing by default.
  open func tintColorDidChange() {}

  /// Whether the subviews are clipped to the bounds and their rounded corners; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The outline with which a dynamic animator lets the view collide; the bounds by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// Whether the contents are opaque, a hint for speed. No effect: the renderer determines it itself.
  open var isOpaque = true
  /// How contents, such as an image, are scaled and placed in the bounds; `scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill { didSet { layer.setNeedsFrame() } }
  /// A view whose opacity masks this one; nil for none.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// A number for the use of the program, by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag = 0
  /// A name by which tests find the view. It is not presented to users.
  open var accessibilityIdentifier: String?
  /// The name of the view for assistive technologies; nil for that of its contents.
  open var accessibilityLabel: String?
  /// The value of the view as text; nil for none.
  open var accessibilityValue: String?
  /// A description of the view's action; nil for none.
  open var accessibilityHint: String?
  /// The traits for assistive technologies, besides those of its class.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Further actions, which assistive technologies present by their names; nil for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Whether assistive technologies present the view as one, without its subviews.
  open var isAccessibilityElement = false
  /// The meaning of the contents, which decides whether they are mirrored in languages that are written from right to
  /// left. Subviews do not inherit it.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionChanged() } }
  }
  /// The direction of text, of stacks, and of leading and trailing edges of subviews.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: surroundingDirection)
  }
  /// The appearance, size classes, text size and display scale of the window, with the view's own settings.
  open var traitCollection: UITraitCollection { surroundingTraits }

  /// The appearance of the view and its subviews, except SwiftUI's controls; `unspecified` for that of the window.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { layer.setNeedsFrame() }
  }

  /// Draws the contents. It is called when the view is shown, and after `setNeedsDisplay()`.
  open func draw(_ rect: CGRect) {}

  /// Whether `draw(_:)` is to be called; only for classes of the program.
  var drawsItself: Bool { !isBuiltIn }

  /// Draws the contents of one of the library's own views.
  func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {}

  /// Draws in front of the subviews.
  func drawForeground(_ state: LayerState, _ builder: inout DisplayListBuilder) {}

  /// Requests a call of `draw(_:)` in the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Requests a call of `draw(_:)` in the next frame. The whole view is drawn, whatever the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: Hierarchy

  /// The view that contains this one; nil if it is in none.
  open internal(set) weak var superview: UIView? { didSet { SurfaceSearch.forget() } }
  /// The views inside this one, back to front: later ones cover earlier ones, and get touches first.
  open internal(set) var subviews: [UIView] = []
  /// The enclosing window; nil if the view is not shown.
  open var window: UIWindow? { superview?.window ?? ownSurface?.window }

  /// Adds a view in front of the other subviews. A view that has another superview leaves it; one that is a subview
  /// already comes to the front.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Inserts a view at an index, from the back. An index beyond the end adds it in front; a negative one is a
  /// programming error.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Inserts a view directly behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Removes the view from its superview, with the constraints to views outside.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Moves a subview in front of the others; nothing for another view.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Moves a subview behind the others; nothing for another view.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Called when the tree has got a surface.
  func surfaceConnected(_ surface: UIKitSurface) {
    for view in subviews { view.surfaceConnected(surface) }
  }

  // MARK: Layout

  /// Places the subviews; with constraints they have been placed already.
  open func layoutSubviews() {}

  /// Called when the layout of the view's layer, or of another one whose delegate it is, is invalid.
  /// Calls `layoutSubviews` for its own.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }

  /// The action for a change of a layer's property whose delegate the view is; nil by default.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Draws the contents of a layer whose delegate the view is; nothing by default.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Requests a call of `layoutSubviews()` in the next frame. Any number of requests is one call.
  open func setNeedsLayout() {
    needsLayout = true
    surface?.setNeedsLayout()
  }

  /// Lays out the view and its subviews now if necessary.
  open func layoutIfNeeded() {
    solveConstraints()
    layOutTree()
  }

  /// Returns the size in points that fits a proposed one, without changing the view. By default it is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size to the one that `sizeThatFits(_:)` returns for the current size.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size of the contents; `noIntrinsicMetric` for a length without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// A length that the contents do not determine.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Makes the layout use the current size of the contents.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
    superview?.setNeedsLayout()
    surface?.contentSizeChanged()
  }

  // MARK: Constraints

  /// Whether constraints of the library place the subviews, as in a stack view.
  var arrangesSubviews: Bool { false }
  /// Called when a subview has been hidden or shown.
  func subviewVisibilityChanged() {}
  /// Called before `removeFromSuperview()` removes a subview.
  func subviewWillBeRemoved(_ view: UIView) {}

  /// Whether the frame makes constraints; false for a view that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      solution = nil
      constraintsChanged()
      superview?.constraintsChanged()
    }
  }
  /// The constraints that the view holds: those whose innermost common view it is.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  package var hugging = LayoutPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  package var compression = LayoutPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The solver of the constraints of the tree, whose outermost view this is; nil for others.
  var layoutEngine: (any ConstraintEngine)?
  var engineIsDirty = false
  /// The solver of the constraints inside for `systemLayoutSizeFitting`; nil before, and after changes.
  var fittingEngine: (any ConstraintEngine)?
  /// Whether the constraints inside are solved by themselves, as those of a list's rows are.
  package var solvesAlone = false {
    didSet {
      guard solvesAlone != oldValue else { return }
      constraintsChanged()
      superview?.constraintsChanged()
    }
  }
  /// The lengths of the contents that solvers use as constants that may change; nil if they use none, or others.
  var contentLengths: ContentLengths?
  /// Whether solvers use the baselines, as constants that do not change.
  var usesBaselines = false
  var needsConstraintUpdate = true
  /// Whether the height of the contents depends on their width, as for text of several lines.
  var heightDependsOnWidth: Bool { false }
  /// The distances of the first baseline from the top and of the last one from the bottom.
  var baselineOffsets: (first: Double, last: Double) { (Double(bounds.height), 0) }
  lazy var safeArea = UILayoutGuide.safeArea(of: self)
  lazy var margins = UILayoutGuide.margins(of: self)
  lazy var readable = UILayoutGuide.readable(of: self)
  var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Called before constraints are solved: in the first layout, and after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// The distances of the contents from the edges, in points: those that have been set, 8 by default,
  /// and the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      ownMargins = newValue
      constraintsChanged()
    }
  }

  /// Whether the safe area is added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { constraintsChanged() } }
  /// Whether the margins are at least those of the superview, where the view reaches into them; false by default.
  open var preservesSuperviewLayoutMargins = false { didSet { constraintsChanged() } }

  /// The space that bars and the edges of the screen take up, in points.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }

  // MARK: Touches

  /// Whether touches reach the view; true by default.
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than one touch at a time; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether no other view gets touches while this one has one, and this one gets none while another
  /// view has one; false by default.
  open var isExclusiveTouch = false
  /// The recognizers of the view, in the order in which they were added; nil or empty for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { attachRecognizers(replacing: oldValue ?? []) }
  }

  /// Adds a recognizer for touches of the view and its subviews. It leaves the view that it belonged to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers =
      (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer } + [gestureRecognizer]
  }

  /// Removes a recognizer of the view; nothing for another one.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Returns whether a recognizer of the view may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the innermost view at a point of this one; nil outside of it, and if it is hidden or ignores touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    innermostView(at: point, with: event)
  }

  /// Returns whether a point is inside the view; by its bounds by default.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.encloses(point) }

  // MARK: Calls

  /// Called when a subview has been added. Does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. Does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil if the view is removed. Does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed. Does nothing by default.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil if the view is no longer shown. Does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed. Does nothing by default.
  open func didMoveToWindow() {}
  /// Called when the safe area of the view has changed. Does nothing by default.
  open func safeAreaInsetsDidChange() {}
  /// Called when the appearance of the window has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The surface in which the view is drawn, as it was found last.
  var surfaceSearch = SurfaceSearch()
}

extension UIView: CALayerDelegate {}
