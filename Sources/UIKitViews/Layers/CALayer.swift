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

/// A rectangle that is drawn: with a background, a border, a shadow and the sublayers.
@preconcurrency @MainActor
open class CALayer: Hashable {
  /// The properties without animations.
  private(set) var model = LayerState()
  /// The animations of changes that are in progress, oldest first.
  var transitions: [(animation: ViewAnimation, transition: PropertyTransition)] = []
  /// The animations that have been added by `add(_:forKey:)`, oldest first.
  var added: [LayerAnimation] = []
  /// The view whose layer this is; nil for others.
  weak var owner: (any LayerOwner)?
  /// Whether the layer has been drawn, so that changes are animated.
  var hasBeenDrawn = false
  /// What `draw(in:)` has drawn; nil if it has to be drawn again.
  var drawing: CGContext?
  var needsDrawing = false

  /// Creates a layer.
  public required init() {}

  /// Creates a copy of another layer's properties, such as for its presentation.
  public init(layer: Any) {
    if let layer = layer as? CALayer { model = layer.model }
  }

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Tree

  /// The superlayer; nil for none.
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

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Inserts a layer at an index, from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(idx), children.count))
    layer.superlayer = self
    setNeedsFrame()
  }

  /// Inserts a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  /// Inserts a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    insertSublayer(layer, at: UInt32(index))
  }

  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
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

  // MARK: Changes

  /// Changes a property: with the animation whose block runs, for the layer of a view; by the
  /// transaction for another one.
  func change(_ key: LayerKey, _ body: (inout LayerState) -> Void) {
    guard let surface else { return body(&model) }
    surface.setNeedsDisplay()
    let animation = owner == nil ? CATransaction.implicitAnimation(of: self) : ViewAnimation.current
    guard let animation else { return body(&model) }
    let from = model.vector(key)
    body(&model)
    animation.add(self, key, from: from, to: model.vector(key))
    if owner == nil { CATransaction.commitImplicit() }
  }

  func setModel(_ key: LayerKey, _ vector: [Double]) {
    model.set(key, vector)
    setNeedsFrame()
  }

  func remove(_ transition: PropertyTransition) {
    transitions.removeAll { $0.transition === transition }
    setNeedsFrame()
  }

  /// The presented values at the current time.
  var presented: LayerState {
    if transitions.isEmpty, added.isEmpty { return model }
    var state = model
    for (animation, transition) in transitions {
      let offset = transition.offset(
        at: animation.progress, vertical: animation.verticalProgress)
      let current = state.vector(transition.key)
      guard current.count == offset.count else { continue }
      state.set(transition.key, zip(current, offset).map { $0 + $1 })
    }
    for animation in added { animation.apply(to: &state) }
    return state
  }

  /// A copy with the properties that are presented at the current time.
  open func presentation() -> Self? { makePresentation() as? Self }

  func makePresentation() -> CALayer? {
    let copy = copyForPresentation()
    copy.model = presented
    return copy
  }

  /// A layer of the same class for `presentation()`.
  func copyForPresentation() -> CALayer { Self() }

  // MARK: Properties that are not animated

  /// Whether the contents are clipped to the bounds and their rounded corners.
  open var masksToBounds = false { didSet { setNeedsFrame() } }
  /// Whether the layer is not drawn.
  open var isHidden = false { didSet { setNeedsFrame() } }
  /// The curve of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { setNeedsFrame() } }
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { setNeedsFrame() } }
  /// A layer whose opacity masks this one, in its coordinates; nil for none.
  open var mask: CALayer? { didSet { setNeedsFrame() } }
  /// A name for the program's use.
  open var name: String?
  /// The object that draws the contents; the layer of a view draws the view's.
  open weak var delegate: (any CALayerDelegate)?
  /// The number of pixels per point. No effect: contents are drawn at the resolution of the window.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is cached as a bitmap, a hint for speed. No effect.
  open var shouldRasterize = false
  /// The scale of that bitmap. No effect: there is none.
  open var rasterizationScale: CGFloat = 1
  /// The image that the layer shows; nil for none.
  var image: UIImage? { didSet { setNeedsFrame() } }

  /// Called when the layout is invalid. Calls the view's `layoutSubviews`.
  open func layoutSublayers() { owner?.layoutSubviews() }

  /// Makes the layer draw its contents again.
  open func setNeedsDisplay() {
    needsDrawing = true
    setNeedsFrame()
  }

  /// Draws the contents; nothing by default.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer's own contents, below the sublayers.
  func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {}

  nonisolated public static func == (one: CALayer, other: CALayer) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
