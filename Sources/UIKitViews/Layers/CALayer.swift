// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A rectangle that is drawn: with a background, a border, a shadow and the sublayers.
@preconcurrency @MainActor
open class CALayer: Hashable {
  /// The properties without animations.
  var model = LayerState()
  /// The layer whose presentation this is; nil for others.
  package internal(set) var modelLayer: CALayer?
  /// The animations of changes that are in progress, oldest first.
  package var transitions: [(animation: ViewAnimation, transition: PropertyTransition)] = []
  /// The animations that have been added by `add(_:forKey:)`, oldest first.
  var added: [LayerAnimation] = []
  /// The view whose layer this is; nil for others.
  weak var owner: (any LayerOwner)?
  /// Whether the layer has been drawn, so that changes are animated.
  var hasBeenDrawn = false
  /// The recorded drawing of `draw(in:)`; nil if it has to be drawn again.
  var drawing: CGContext?
  var needsDrawing = false
  /// Whether properties of the view have observers.
  package var isObserved = false

  /// Creates a layer without a size and without contents.
  public required init() {}

  /// Creates a copy of another layer's properties, such as for its presentation.
  public init(layer: Any) {
    if let layer = layer as? CALayer { model = layer.model }
  }

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Tree

  /// The layer that contains this one; nil for none.
  public private(set) weak var superlayer: CALayer?

  /// The sublayers, back to front for equal `zPosition`.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.superlayer = nil }
      children = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  private(set) var children: [CALayer] = []

  /// Adds a layer in front of the other sublayers. A layer that has another superlayer leaves it.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Inserts a layer at an index among the sublayers, which are sorted back to front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    if isInside(layer) { fatalError("A layer cannot be added to itself, or to a layer inside it.") }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(idx), children.count))
    layer.superlayer = self
    if owner == nil { setNeedsLayout() }
    setNeedsFrame()
  }

  private final func isInside(_ layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    while let current = ancestor, current !== layer { ancestor = current.superlayer }
    return ancestor != nil
  }

  /// Inserts a layer directly behind one of the sublayers.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { children.index(identicalTo: $0) } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  /// Inserts a layer directly in front of one of the sublayers.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let below = sibling.flatMap { children.index(identicalTo: $0) }
    let index = below.map { $0 + 1 } ?? children.count
    insertSublayer(layer, at: UInt32(index))
  }

  /// Puts a layer in the place of one of the sublayers.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.index(identicalTo: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  /// Removes the layer from its superlayer. Nothing happens if it has none.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.remove(identicalTo: self)
    superlayer.setNeedsFrame()
    self.superlayer = nil
    hasBeenDrawn = false
  }

  /// The surface in which the layer is; nil if it is in none.
  var surface: (any FrameSurface)? {
    var layer: CALayer? = self
    while let current = layer {
      if let owner = current.owner { return owner.layerSurface }
      layer = current.superlayer
    }
    return nil
  }

  func setNeedsFrame() { surface?.setNeedsDisplay() }

  // MARK: Presentation

  /// A copy with the properties that are presented at the current time.
  open func presentation() -> Self? { makePresentation() as? Self }

  /// A layer of the same class for `presentation()`. The compiled copies of sources override it for
  /// classes with `init(layer:)`.
  open func _presentationCopy() -> CALayer { Self() }

  // MARK: Geometry

  /// The rectangle in the coordinates of the sublayers, in points. The origin moves the sublayers. A layer with a
  /// number that is not finite is not drawn.
  open var bounds: CGRect {
    get { model.bounds }
    set { change(.bounds) { $0.bounds = newValue } }
  }

  /// The position of the anchor point in the superlayer, in points. A layer at a position that is not finite is not
  /// drawn.
  open var position: CGPoint {
    get { model.position }
    set { change(.position) { $0.position = newValue } }
  }

  /// The transform about the anchor point; identity by default. A layer under a transform with a number that is not
  /// finite is not drawn.
  open var transform: CATransform3D {
    get { model.transform }
    set { change(.transform) { $0.transform = newValue } }
  }

  /// The rectangle in the superlayer that the transformed bounds fill, in points. Setting it changes `bounds.size` and
  /// `position`.
  open var frame: CGRect {
    get { model.frame }
    set {
      let anchor = model.anchorPoint
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
    }
  }

  /// The radius of the corners of the background, the border and, with `masksToBounds`, the contents, in points; 0 by
  /// default. More than half the shorter side counts as that half; 0, negative numbers and NaN make square corners.
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// The opacity of the layer and its sublayers, from 0 to 1; 1 by default. With 0, a negative number or NaN they are
  /// not drawn; numbers above 1 count as 1.
  open var opacity: Float {
    get { Float(model.opacity) }
    set { change(.opacity) { $0.opacity = CGFloat(newValue) } }
  }

  /// The color or the pattern behind the contents.
  var background: UIColor? {
    get {
      pattern.map { UIColor(patternImage: $0.image) } ?? model.backgroundColor.map { UIColor($0) }
    }
    set {
      pattern = PatternFill(newValue?.pattern)
      change(.backgroundColor) { $0.backgroundColor = newValue.map { Color(uiColor: $0) } }
    }
  }
  /// The image that is repeated behind the contents.
  private(set) var pattern: PatternFill?
  /// The color behind the contents and the sublayers; nil, the default, for none.
  open var backgroundColor: CGColor? {
    get { background?.cgColor }
    set { background = newValue.map { UIColor(cgColor: $0) } }
  }

  // MARK: Properties that are not animated

  /// Whether the contents are clipped to the bounds and their rounded corners.
  open var masksToBounds = false { didSet { setNeedsFrame() } }
  /// Whether the back of the layer is drawn when it is turned away; true by default.
  open var isDoubleSided = true { didSet { setNeedsFrame() } }
  /// Whether the layer and its sublayers are not drawn; false by default.
  open var isHidden = false { didSet { setNeedsFrame() } }
  /// The curve of rounded corners: quarter circles by default.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { setNeedsFrame() } }
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { setNeedsFrame() } }
  /// A layer whose opacity masks this one, in its coordinates; nil for none.
  open var mask: CALayer? { didSet { setNeedsFrame() } }
  /// The values of `setValue(_:forKey:)` that are not properties.
  var ownValues: [String: Any] = [:]
  /// A name for the program's use; nil for none. It has no effect on drawing.
  open var name: String?
  /// The object that draws the contents; the layer of a view draws the view's.
  open weak var delegate: (any CALayerDelegate)?
  /// The number of pixels per point. No effect: contents are drawn at the resolution of the window.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is cached as a bitmap, a hint for speed. No effect.
  open var shouldRasterize = false
  /// The scale of that bitmap. No effect: there is none.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are antialiased. No effect: they always are.
  open var allowsEdgeAntialiasing = false
  /// Whether the contents are opaque, a hint for speed. No effect.
  open var isOpaque = false
  /// The image that the layer shows, a `CGImage`; nil for none. Other values are stored and not drawn.
  open var contents: Any? { didSet { setNeedsFrame() } }
  /// How the image in `contents` is scaled and placed in the bounds; `resize` by default.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { setNeedsFrame() } }
  /// The part of the image that is shown, from 0, 0 to 1, 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { setNeedsFrame() } }

  // MARK: Time

  /// The time of the superlayer at which the layer's time is `timeOffset`, in seconds.
  open var beginTime: CFTimeInterval = 0 { didSet { timingChanged() } }
  /// The offset added to the layer's time, in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { timingChanged() } }
  /// The rate of the layer's time relative to that of the superlayer; 1 by default. 0 stops the animations that have
  /// been added to the layer and its sublayers.
  open var speed: Float = 1 { didSet { timingChanged() } }

  /// Called when the layout is invalid, such as after a change of the size. Calls the delegate's
  /// `layoutSublayers(of:)`, which calls `layoutSubviews` for the layer of a view.
  open func layoutSublayers() {
    if let owner { owner.layoutSublayers(of: self) } else { delegate?.layoutSublayers(of: self) }
  }

  private var needsLayout = false

  /// Requests a call of `layoutSublayers` in the next frame.
  open func setNeedsLayout() {
    if let owner { return owner.setNeedsLayout() }
    needsLayout = true
    surface?.setNeedsLayout()
  }

  /// Calls `layoutSublayers` now if it is due, here and in the sublayers.
  open func layoutIfNeeded() {
    if let owner { return owner.layoutIfNeeded() }
    layOutTree()
  }

  /// Lays out the layer and its sublayers, except those of views.
  func layOutTree() {
    if needsLayout {
      needsLayout = false
      layoutSublayers()
    }
    for layer in children where layer.owner == nil { layer.layOutTree() }
  }

  /// The actions for changes of properties, by their names; nil for none. `NSNull()` disables the
  /// implicit animation of a property.
  open var actions: [String: any CAAction]?

  /// The action for a change of a property, or for another event: that of the delegate, of `actions`,
  /// or the implicit animation; nil for none.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
  }

  /// The action for a change of a property by default: its implicit animation; nil for none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    LayerKey(rawValue: event) == nil ? nil : ImplicitAnimation(keyPath: event)
  }

  /// Returns whether a change of a property makes the layer draw again; false by default. It is called for
  /// properties that the library animates, and for those with `@NSManaged`.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The value of a custom property before it is set; nil by default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Makes the layer draw its contents again in the next frame, by `draw(in:)`.
  open func setNeedsDisplay() {
    needsDrawing = true
    setNeedsFrame()
  }

  /// Draws the contents into a context, by the delegate if it does. Subclasses override it; it is
  /// called after `setNeedsDisplay()`.
  open func draw(in ctx: CGContext) {
    if let owner { owner.draw(drawn?.bounds ?? bounds) } else { delegate?.draw(self, in: ctx) }
  }

  /// Draws the contents again, by `draw(in:)`. Overrides show them in another way.
  open func display() {
    if let drawn { drawn.context.perform { draw(in: drawn.context) } } else { setNeedsDisplay() }
  }

  /// The bounds that are drawn now, which an animation may have changed, and where to; nil outside of drawing.
  var drawn: (bounds: CGRect, context: CGContext)?
  /// Whether the last drawing was that of an animation of custom properties.
  var hasDrawnAnimation = false

  /// Draws the layer's own contents, below the sublayers.
  func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {}

  /// Draws the sublayers, back to front.
  func drawSublayers(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    let isOrdered = !children.contains { $0.model.zPosition != 0 || !$0.transitions.isEmpty }
    let sorted =
      isOrdered
      ? children
      : children.enumerated().sorted {
        ($0.element.presented.zPosition, $0.offset) < ($1.element.presented.zPosition, $1.offset)
      }.map(\.element)
    for child in sorted { child.render(&builder, parent: state) }
  }

  /// The delay of the time of the sublayers that are being drawn, in seconds.
  var sublayerDelay: Double { 0 }

  nonisolated public static func == (one: CALayer, other: CALayer) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
