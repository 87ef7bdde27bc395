// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion
import Runtime

/// A rectangle of the layout: has a size and a position, draws, and is hit-tested.
///
/// Layout works on model values: an element measures itself under proposals, and its parent places it. Drawing and
/// hit testing use presented values, which follow the model by the animation of the change. Frames animate in the
/// root's layout space: a new view in a moving container has its own position from the start.
@preconcurrency @MainActor
@_spi(ViewTree) open class Element {
  /// The node of the view that created the element.
  package unowned let node: Node
  /// The host that shows the element.
  package unowned let host: ViewHost
  // Stored values are private, or internal and final, and no access to one contains a call: then the compiler omits
  // the check that accesses do not overlap, which would be a seventh of the cost of making a tree.
  private unowned var arranger: Element?
  /// The model and the presented frame in the root's layout space, which ignores offsets, rotations and scales.
  final var modelFrame = CGRect.zero
  final var presentedFrame = CGRect.zero
  /// The animation of the frame; nil until there is one.
  final var frameMotion: FrameMotion?
  /// The position in the parent's space, as placed by the parent.
  private var origin = CGPoint.zero
  /// The sum of the offsets around the element at the last pixel snap: added to positions before
  /// they are rounded to pixels.
  private var snappedOffset = CGSize.zero
  private var placedSize = CGSize.zero
  private var placedProposal = ProposedViewSize.zero
  private var placedOrigin = CGPoint.zero
  private var wasPlaced = false
  /// The bounds of the last drawing, in the element's own space. Recorded only if part of that drawing was
  /// clipped; nil otherwise, and after a change that may affect the drawing.
  final var drawnBounds: CGRect?
  final var needsArrange = true
  final var measured = MeasuredSizes()
  #if DEBUG
    /// The number of cached sizes returned so far.
    final var cacheHits = 0
  #endif
  final var guides: [CachedGuide] = []
  private var storedTraits: Traits?
  /// Whether the element is gone for good.
  package final var isDismantled: Bool { hasEnded }
  private var hasEnded = false
  /// Whether the view has been removed and only its transition is still shown.
  package final var isTransitioningOut: Bool { isLeaving }
  private var isLeaving = false

  /// Creates an element for the view of a node.
  public init(_ node: Node) {
    self.node = node
    host = node.host
  }

  /// The element that arranges this one; nil after one of them is dismantled.
  package final var parent: Element? { arranger }

  /// The size set by the last placement, in points.
  package final var size: CGSize { placedSize }

  /// The proposal for which the element returned that size.
  package final var proposal: ProposedViewSize { placedProposal }

  /// The origin of the element's space in the root's, by layout alone: without transforms of the
  /// drawing, and not rounded to pixels.
  package final var layoutOrigin: CGPoint { placedOrigin }

  /// Whether the element has ever been placed.
  package final var isPlaced: Bool { wasPlaced }

  /// The values that the view sets for its container.
  package final var traits: Traits {
    get { storedTraits ?? Traits() }
    set { storedTraits = newValue }
  }

  /// Whether traits have ever been set.
  package final var hasTraits: Bool { storedTraits != nil }

  /// The presented frame in the parent's coordinate space, in points.
  package final var frame: CGRect {
    let presented = presentedFrame
    guard let base = arranger?.presentedFrame.origin else { return presented }
    return CGRect(
      origin: CGPoint(x: presented.origin.x - base.x, y: presented.origin.y - base.y),
      size: presented.size)
  }

  /// The presented size, in points.
  package final var presentedSize: CGSize { presentedFrame.size }

  /// Returns whether a point of the element's own space is within its presented bounds.
  package final func containsInBounds(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: presentedSize).encloses(point)
  }

  /// The animations of the element's own values, for the inspector; `name` is that of its modifier.
  package func ownAnimations(named name: String) -> [InspectedAnimation] { [] }

  // MARK: Overridden by kinds of elements

  /// The child elements, back to front.
  open var children: [Element] { [] }

  /// All elements whose parent this is, including those not currently among the children.
  var ownedChildren: [Element] { children }

  /// The wrapped element, if the element wraps exactly one.
  package var onlyChild: Element? { nil }

  /// The element that this one decorates, if there is exactly one: the wrapped element, or the one
  /// that has a background, an overlay, a mask or a bar. Containers read its traits, and set its
  /// stack axis, through this element.
  open var wrappedContent: Element? { onlyChild }

  /// The element whose removal from the layout removes this one, if there is exactly one.
  open var presenceContent: Element? { onlyChild }

  /// The container whose members a modifier around the element wraps; nil if the modifier wraps the element.
  open var memberContainer: MemberContainerElement? { nil }

  /// Computes the size that the element takes under a proposal. Must be a pure function of the
  /// proposal and the element's layout values: `size(_:)` caches the result.
  open func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns the lengths that the element takes along an axis if 0 and if an infinite length is
  /// proposed there, and `across` along the other axis, in points; nil if they have to be measured.
  ///
  /// Stacks need them of every view. Measuring nested ones takes many more measurements than this takes calls.
  open func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? { nil }

  /// Returns whether the element takes the same size, and places its content in the same way, for each length
  /// proposed along an axis that is not less than its ideal length there; `across` is proposed along the other axis.
  /// False for elements that can fill a length, and for those that do not know.
  open func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool { false }

  /// Places the children in the element's own space. The size is the one that the element returned for `proposal`.
  open func arrange(in size: CGSize, _ pass: UpdatePass) {}

  /// Whether children are mirrored in a layout from right to left. False for elements that place them
  /// relative to the window.
  open var mirrorsChildren: Bool { true }

  /// Whether the element is laid out from right to left.
  package final var isRightToLeft: Bool {
    host.hasMirroredLayout && node.environment.layoutDirection == .rightToLeft
  }

  /// Called before `arrange(in:_:)`.
  func willArrange() {}

  /// Returns the position of a guide that the element, or one inside, sets; nil otherwise.
  open func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Sets the axis of the enclosing stack. Returns whether that changes the element's sizes.
  open func setStackAxis(_ axis: Axis?) -> Bool { false }

  /// The spacing that the element prefers around it.
  open var preferredSpacing: ViewSpacing { .view }

  /// Whether the arrangement of the children depends on the element's position.
  open var arrangementDependsOnPosition: Bool { false }

  /// Returns the presented transform of the children in drawing and hit testing, relative to the
  /// element's space. Not part of layout.
  open func contentTransform() -> CGAffineTransform { .identity }

  /// Returns the presented transform of one of the children. The root has different ones for its layers.
  func contentTransform(for child: Element) -> CGAffineTransform { contentTransform() }

  /// The offset of the children at the last pixel snap, so that they settle on whole pixels.
  var snappedContentOffset: CGSize { .zero }

  /// Returns the unsafe areas that the element adds around a child, from its own edges; nil if it adds none.
  open func safeAreaInsets(around child: Element) -> EdgeInsets? { nil }

  /// Whether content that ignores the safe area extends beyond this element into the unsafe areas
  /// around it. Scroll views do not let their content do so.
  open var extendsContentIntoUnsafeAreas: Bool { true }

  /// The size for frames relative to this container; nil if the element is not such a container. Set by scroll views.
  open var containerSize: CGSize? { nil }

  /// Returns whether the element's space is the coordinate space of a name: of
  /// `coordinateSpace(_:)`, or a scroll view's.
  open func hasCoordinateSpace(named name: AnyHashable) -> Bool { false }

  /// Whether presses inside are presented with a delay because a scroll may follow; nil if the
  /// element does not decide it.
  open var delaysPresses: Bool? { nil }

  /// Called before the element and its content are snapped to pixels.
  func willSnapToPixels() {}

  /// Returns the transform of the children once the animations are complete.
  func modelContentTransform() -> CGAffineTransform { contentTransform() }

  /// Draws the element and its children. The builder's space is the element's own.
  open func draw(_ builder: inout DisplayListBuilder) {
    for child in children { child.render(&builder) }
  }

  /// Returns whether a point of the element's own space hits it, and adds the hit elements to the
  /// path, innermost first.
  open func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    for child in children.reversed() where child.hit(point, &path) { return true }
    return false
  }

  /// Updates the element's own animated values to the time. Returns whether they may change later.
  open func sampleOwnValues(at time: Double) -> Bool { false }

  /// The longest period of the own values, in seconds, if all that may change later repeat for ever; nil otherwise.
  open func ownEndlessPeriod(at time: Double) -> Double? { nil }

  /// Called once, when the element is removed for good. Overrides call `super`.
  open func dismantle() {
    frameMotion?.value.cancel()
    if isTransitioningOut { host.departingCount -= 1 }
    isLeaving = false
    if let onlyChild { release(onlyChild) } else { for child in ownedChildren { release(child) } }
    arranger = nil
    hasEnded = true
    host.removeAnimating(self)
  }

  // MARK: Common to all elements

  // Loops instead of closures, here and in the stacks: a main-actor closure called by the standard
  // library checks its executor on each call, which would dominate the cost of layout.

  /// Places the element at a rectangle of its parent's space. `proposed` is the proposal for which
  /// it takes the rectangle's size; nil stands for that size.
  package final func place(_ rect: CGRect, proposed: ProposedViewSize? = nil, _ pass: UpdatePass) {
    let proposed = proposed ?? ProposedViewSize(rect.size)
    origin = rect.origin
    if host.hasMirroredLayout, let parent, parent.mirrorsChildren, parent.isRightToLeft {
      origin.x = parent.placedSize.width - rect.maxX
    }
    let needsArrange = needsArrange || rect.size != placedSize || proposed != placedProposal
    placedSize = rect.size
    placedProposal = proposed
    let hasMoved = move(pass, in: arranger)
    guard needsArrange || (hasMoved && arrangementDependsOnPosition) else {
      if hasMoved { moveChildren(pass) }
      return
    }
    arrangeNow(pass)
    guard host.departingCount > 0 else { return }
    for child in children where child.isDeparting { child.arrangeInPlace(pass) }
  }

  /// Places the element at an origin with the dimensions it takes there.
  package final func place(_ placement: ElementPlacement, _ pass: UpdatePass) {
    place(
      CGRect(origin: placement.origin, size: placement.dimensions.size),
      proposed: placement.dimensions.proposal, pass)
  }

  private func arrangeNow(_ pass: UpdatePass) {
    if CallStack.isNearlyFull { node.failNestedTooDeeply() }
    needsArrange = false
    host.countArranged()
    willArrange()
    arrange(in: size, pass)
  }

  private func moveChildren(_ pass: UpdatePass) {
    if let onlyChild { return onlyChild.moveWithParent(pass, self) }
    for child in children { child.moveWithParent(pass, self) }
  }

  /// Updates the frame in the root's space from the origins of the element and its parent. Returns
  /// whether it has changed.
  private func move(_ pass: UpdatePass, in parent: Element?) -> Bool {
    var newOrigin = origin
    if let parent {
      let (base, offset) = (parent.placedOrigin, parent.snappedContentOffset)
      newOrigin = CGPoint(x: base.x + newOrigin.x, y: base.y + newOrigin.y)
      let outer = parent.snappedOffset
      snappedOffset = CGSize(
        width: outer.width + offset.width, height: outer.height + offset.height)
    }
    let hasMoved = newOrigin != placedOrigin
    placedOrigin = newOrigin
    let host = host
    let rect = host.pixelAligned(
      CGRect(origin: newOrigin, size: placedSize), offsetBy: snappedOffset)
    guard wasPlaced else {
      wasPlaced = true
      (modelFrame, presentedFrame) = (rect, rect)
      invalidateDrawnBounds()
      return hasMoved
    }
    guard rect != modelFrame else { return hasMoved }
    invalidateDrawnBounds()
    if setFrame(rect, host.adjusted(pass, for: node)) { host.addAnimating(self) }
    return true
  }

  /// Returns a rectangle of the element's own space with each edge rounded to the nearest whole
  /// pixel, as the frames of elements are: for lines and shapes that are drawn by their container.
  package final func pixelAligned(_ rect: CGRect) -> CGRect {
    let corner = modelFrame.origin
    let placed = host.pixelAligned(
      rect.offsetBy(dx: layoutOrigin.x, dy: layoutOrigin.y), offsetBy: snappedOffset)
    return placed.offsetBy(dx: -corner.x, dy: -corner.y)
  }

  /// Moves the element with its parent, unless it is transitioning out.
  private func moveWithParent(_ pass: UpdatePass, _ parent: Element) {
    guard isPlaced, !isDeparting, move(pass, in: parent) else { return }
    if arrangementDependsOnPosition {
      arrangeNow(pass)
    } else {
      moveChildren(pass)
    }
  }

  /// Aligns the element and its content with whole pixels, after an animation through fractions of them.
  final func snapToPixels(_ pass: UpdatePass) {
    guard isPlaced, !isDeparting, !needsArrange else { return }
    willSnapToPixels()
    _ = move(pass, in: arranger)
    for child in children { child.snapToPixels(pass) }
  }

  /// Arranges the content again if it has changed, at the current position.
  private func arrangeInPlace(_ pass: UpdatePass) {
    guard isPlaced, needsArrange else { return }
    needsArrange = false
    willArrange()
    arrange(in: size, pass.unanimated)
  }

  /// Whether changes of the content currently do not affect the layout around the element.
  open var isolatesContentLayout: Bool { false }

  /// Discards the cached sizes and guides.
  open func invalidateSizes() {
    host.sizeRevision &+= 1
    if !measured.isEmpty { measured = MeasuredSizes() }
    if !guides.isEmpty { guides = [] }
  }

  /// Removes the element from the layout around it while its removal transition runs, or adds it again.
  final func setTransitioningOut(_ isTransitioningOut: Bool) {
    if isTransitioningOut != self.isTransitioningOut {
      host.departingCount += isTransitioningOut ? 1 : -1
    }
    isLeaving = isTransitioningOut
    setNeedsLayout()
  }

  /// Becomes the parent of the children, in place of the old ones.
  package final func adopt(_ children: [Element], after old: [Element] = []) {
    for child in old { release(child) }
    guard !isDismantled else { return }
    for child in children { child.arranger = self }
  }

  /// Becomes the parent of an only child, from the initializer on.
  final func adopt(onlyChild child: Element) {
    child.arranger = self
  }

  private func release(_ child: Element) {
    if child.arranger === self { child.arranger = nil }
  }

  /// Draws the element into a builder whose space is that of the parent's children.
  package final func render(_ builder: inout DisplayListBuilder) {
    if CallStack.isNearlyFull { node.failNestedTooDeeply() }
    let outer = builder.transform
    builder.move(by: frame.origin)
    drawnBounds = builder.withCulling(drawnBounds) { draw(&$0) }
    builder.transform = outer
  }

  /// Hit-tests the element with a point in the space of the parent's children.
  package final func hit(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let origin = frame.origin
    let localPoint = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard hitTest(localPoint, &path) else { return false }
    if path.leaf == nil { path.leaf = self }
    return true
  }
}
