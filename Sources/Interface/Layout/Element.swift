// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// What has a size and a place, draws, and is hit.
///
/// An element lays out in model values: it measures under proposals, and its parent places it. What is
/// drawn and hit is its presentation, which follows the model by the animation of the change. Places move
/// in the root's layout space, so that what is new in a container that moves is at its own place at once.
@MainActor
package class Element {
  unowned let node: Node
  unowned let host: ViewHost
  /// What it was last arranged in; nil once either is gone for good.
  unowned private(set) var parent: Element?
  /// In the root's layout space, which knows nothing of offsets, turns and scales.
  private var placement = AnimatedValue(CGRect.zero)
  /// Where its parent placed it, in the parent's space.
  private var origin = CGPoint.zero
  /// By how much offsets around it, as they rest, move it.
  private var restingOffset = CGSize.zero
  /// The size it was placed with.
  private(set) final var size = CGSize.zero
  /// What was proposed to it when it took that size.
  private(set) final var proposal = ProposedViewSize.zero
  /// Where its own space begins in the root's by layout alone, whatever moves it when it is drawn, and not
  /// rounded to pixels.
  private(set) final var layoutOrigin = CGPoint.zero
  private(set) final var isPlaced = false
  /// What it reached in its own space when it was last drawn, where not everything is seen; nil where that may
  /// be otherwise by now.
  private var extent: CGRect?
  private var needsArrange = true
  private var measured = MeasuredSizes()
  private var guides: [KnownGuide] = []
  /// What it tells the container around it.
  final var traits = Traits() {
    didSet { hasTraits = true }
  }
  /// Whether it was ever told any.
  private(set) final var hasTraits = false
  private(set) final var isDismantled = false
  /// Whether its view is gone and only its transition is still seen.
  private(set) final var hasLeft = false

  init(_ node: Node) {
    self.node = node
    host = node.host
  }

  /// Where it is seen, in its parent's space.
  final var frame: CGRect {
    let own = placement.presented
    let base = parent?.placement.presented.origin ?? .zero
    return CGRect(
      origin: CGPoint(x: own.origin.x - base.x, y: own.origin.y - base.y), size: own.size)
  }
  /// The size with which it is seen.
  final var presentedSize: CGSize { placement.presented.size }

  // MARK: What kinds of elements answer

  /// The elements it contains, back to front.
  var children: [Element] { [] }

  /// All whose parent it is, whether they are among the children just now or not.
  var adopted: [Element] { children }

  /// What it is around, where that is one element.
  var onlyChild: Element? { nil }

  /// What it decorates, where that is one element: what asks something of a list is found in there.
  var principal: Element? { onlyChild }

  /// The size it takes under a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places the children, in a space whose origin is the element's own. `proposal` has led to the size.
  func arrange(in size: CGSize, _ pass: UpdatePass) {}

  /// Called before it arranges what it contains.
  func willArrange() {}

  /// Where a guide lies that it, or something inside, sets; nil where nothing does.
  func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Takes the axis of the stack around; answers whether that changes its sizes.
  func setStackAxis(_ axis: Axis?) -> Bool { false }

  /// How much space it wants around it.
  var preferredSpacing: ViewSpacing { ViewSpacing() }

  /// Whether where it lies decides how it arranges what it contains.
  var arrangesByPlace: Bool { false }

  /// How the children are moved, turned and scaled when they are drawn; nothing of it is layout.
  func contentTransform() -> CGAffineTransform { .identity }

  /// By how much the children are moved where they rest, so that they rest on whole pixels.
  var restingOffsetOfContent: CGSize { .zero }

  /// How much of it is unsafe around a child, from its edges; nil where it changes nothing.
  func safeAreaInsets(around child: Element) -> EdgeInsets? { nil }

  /// The size that frames relative to a container take from it; nil where it is none. A scroll view is one.
  var containerSize: CGSize? { nil }

  /// Called before it comes to rest.
  func willRest() {}

  /// How the children will be moved, turned and scaled once nothing is on its way.
  func modelContentTransform() -> CGAffineTransform { contentTransform() }

  /// Draws itself and its children into a painter whose space is its own.
  func draw(_ painter: inout Painter) {
    for child in children { child.render(&painter) }
  }

  /// Whether a point in its own space hits it; what is hit is added to the path, innermost first.
  func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    for child in children.reversed() where child.hit(point, &path) { return true }
    return false
  }

  /// Takes the values of the time for what it animates; answers whether something moves on.
  func sampleOwnValues(at time: Double) -> Bool { false }

  /// Called once, when it is gone for good. Overrides call `super`.
  func dismantle() {
    placement.cancel()
    if hasLeft { host.departures -= 1 }
    hasLeft = false
    for child in adopted { release(child) }
    parent = nil
    isDismantled = true
  }

  // MARK: What all of them do

  // Loops rather than closures, here and in the stacks: a closure of the main actor that the standard library
  // calls checks each time where it runs, and that is most of what layout then costs.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = measured.size(proposal) { return known }
    host.counters.measured += 1
    let size = measure(proposal)
    measured.insert(size, for: proposal)
    return size
  }

  /// The size it takes under a proposal, with its guides.
  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal), proposal, self)
  }

  /// Where a guide lies that is set in it, for the size it takes under a proposal; nil where nothing sets it.
  final func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    guard host.mayBeSet(key) else { return nil }
    for known in guides where known.matches(key, dimensions) { return known.value }
    let value = explicitGuide(key, dimensions)
    if guides.count >= 6 { guides.removeFirst() }
    guides.append(KnownGuide(key, dimensions, value))
    return value
  }

  /// Places it at a rectangle of its parent's space, whose size it takes under the proposal: the size itself
  /// where that is nil.
  final func place(_ rect: CGRect, proposed: ProposedViewSize? = nil, _ pass: UpdatePass) {
    let proposed = proposed ?? ProposedViewSize(rect.size)
    origin = rect.origin
    let needsArrange = needsArrange || rect.size != size || proposed != proposal
    size = rect.size
    proposal = proposed
    let hasMoved = move(pass)
    guard needsArrange || (hasMoved && arrangesByPlace) else {
      if hasMoved { for child in children { child.follow(pass) } }
      return
    }
    arrangeNow(pass)
    guard host.departures > 0 else { return }
    for child in children where child.isDeparting { child.stay(pass) }
  }

  final func place(_ placing: Placing, _ pass: UpdatePass) {
    place(
      CGRect(origin: placing.origin, size: placing.dimensions.size),
      proposed: placing.dimensions.proposal, pass)
  }

  private func arrangeNow(_ pass: UpdatePass) {
    needsArrange = false
    host.counters.arranged += 1
    willArrange()
    arrange(in: size, pass)
  }

  /// Takes the place that its own and its ancestors' origins make; answers whether that is another one.
  private func move(_ pass: UpdatePass) -> Bool {
    let base = parent?.layoutOrigin ?? .zero
    let place = CGPoint(x: base.x + origin.x, y: base.y + origin.y)
    let hasMoved = place != layoutOrigin
    layoutOrigin = place
    if let parent {
      let own = parent.restingOffsetOfContent
      restingOffset = CGSize(
        width: parent.restingOffset.width + own.width,
        height: parent.restingOffset.height + own.height)
    }
    let rect = host.placed(CGRect(origin: place, size: size), movedBy: restingOffset)
    guard isPlaced else {
      isPlaced = true
      placement.jump(to: rect)
      extentChanged()
      return hasMoved
    }
    guard rect != placement.model else { return hasMoved }
    extentChanged()
    if placement.set(rect, host.adjusted(pass, for: node)) { host.noteAnimating(self) }
    return true
  }

  /// Moves with what contains it; what is leaving stays.
  private func follow(_ pass: UpdatePass) {
    guard isPlaced, !isDeparting, move(pass) else { return }
    if arrangesByPlace {
      arrangeNow(pass)
    } else {
      for child in children { child.follow(pass) }
    }
  }

  /// Brings it and what it contains to whole pixels, after something moved through fractions of them.
  final func comeToRest(_ pass: UpdatePass) {
    guard isPlaced, !isDeparting, !needsArrange else { return }
    willRest()
    _ = move(pass)
    for child in children { child.comeToRest(pass) }
  }

  /// Stays where it was placed last, and arranges what it contains if that has changed.
  private func stay(_ pass: UpdatePass) {
    guard isPlaced, needsArrange else { return }
    needsArrange = false
    willArrange()
    arrange(in: size, pass.unanimated)
  }

  /// Makes it, and what contains it, measure and arrange anew.
  final func setNeedsLayout() {
    extentChanged()
    var element: Element? = self
    while let current = element,
      !current.needsArrange || !current.measured.isEmpty || !current.guides.isEmpty
    {
      // What changes while a view is made for the size it was given does not change that size.
      guard !current.isLaidOutApart else { return }
      current.needsArrange = true
      current.forgetSizes()
      element = current.parent
    }
    host.noteNeedsLayout()
  }

  /// Makes it, and what contains it, measure and arrange anew if it would answer another size to anything it
  /// was asked.
  final func setNeedsLayoutIfSizeDiffers() {
    let isSame = !needsArrange && measured.areAll { measure($0) }
    if !isSame { setNeedsLayout() }
  }

  /// Makes it arrange what it contains when it is next placed, where its container knows that it must.
  final func setNeedsArrange() {
    var element = trunk
    while element !== self, let parent = element.parent {
      element.needsArrange = true
      element = parent
    }
    needsArrange = true
  }

  /// Whether what it contains is at present laid out apart from what is around it.
  var isLaidOutApart: Bool { false }

  func forgetSizes() {
    measured.removeAll()
    guides.removeAll(keepingCapacity: true)
  }

  /// Takes it out of the layout around it, or back in.
  final func setLeft(_ hasLeft: Bool) {
    if hasLeft != self.hasLeft { host.departures += hasLeft ? 1 : -1 }
    self.hasLeft = hasLeft
    setNeedsLayout()
  }

  /// Becomes the parent of what it contains from now on, in place of what it contained.
  final func adopt(_ children: [Element], after old: [Element] = []) {
    for child in old { release(child) }
    guard !isDismantled else { return }
    for child in children { child.parent = self }
  }

  private func release(_ child: Element) {
    if child.parent === self { child.parent = nil }
  }

  /// From its own space to its parent's.
  final var transformToParent: CGAffineTransform {
    let origin = frame.origin
    let own = CGAffineTransform(translationX: origin.x, y: origin.y)
    guard let parent else { return own }
    return own.concatenating(parent.contentTransform())
  }

  /// From its own space to the root's.
  final var transformToRoot: CGAffineTransform {
    var transform = transformToParent
    var ancestor = parent
    while let current = ancestor {
      transform = transform.concatenating(current.transformToParent)
      ancestor = current.parent
    }
    return transform
  }

  /// From its own space to the root's, once nothing is on its way.
  final var modelTransformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var element = self
    while true {
      let base = element.parent?.layoutOrigin ?? .zero
      transform = transform.concatenating(
        CGAffineTransform(
          translationX: element.layoutOrigin.x - base.x, y: element.layoutOrigin.y - base.y))
      guard let parent = element.parent else { return transform }
      transform = transform.concatenating(parent.modelContentTransform())
      element = parent
    }
  }

  /// Called when it, or something inside, may draw elsewhere than before.
  final func extentChanged() {
    var element: Element? = self
    // Where one is not known, none around is.
    while let current = element, current.extent != nil {
      current.extent = nil
      element = current.parent
    }
  }

  /// Draws it into a painter whose space is that of its parent's children.
  final func render(_ painter: inout Painter) {
    let outer = painter.transform
    painter.move(by: frame.origin)
    extent = painter.drawing(extent) { draw(&$0) }
    painter.transform = outer
  }

  /// Hit-tests it with a point in the space of its parent's children.
  final func hit(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let origin = frame.origin
    let own = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard hitTest(own, &path) else { return false }
    if path.leaf == nil { path.leaf = self }
    return true
  }
}

extension Element: Animating {
  func sample(at time: Double) -> Bool {
    let moves = placement.sample(at: time)
    extentChanged()
    return sampleOwnValues(at: time) || moves
  }
}

/// What a touch hit, innermost first.
struct HitPath {
  var gestures: [GestureElement] = []
  var hovers: [HoverElement] = []
  /// The innermost element.
  var leaf: Element?
}
