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
  private(set) weak var parent: Element?
  /// In the root's layout space, which knows nothing of offsets, turns and scales.
  private var placement = AnimatedValue(CGRect.zero)
  /// Where its parent placed it, in the parent's space.
  private var origin = CGPoint.zero
  private(set) final var placedSize = CGSize.zero
  private(set) final var isPlaced = false
  private var needsArrange = true
  private var measured: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// What it tells the container around it.
  final var traits = Traits()
  /// Whether its view is gone and only its transition is still seen.
  private(set) final var hasLeft = false

  init(_ node: Node) {
    self.node = node
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

  /// The size it takes under a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places the children, in a space whose origin is the element's own.
  func arrange(in size: CGSize, _ pass: UpdatePass) {}

  /// How the children are moved, turned and scaled when they are drawn; nothing of it is layout.
  func contentTransform() -> CGAffineTransform { .identity }

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

  /// Called once, when it is gone for good.
  func dismantle() {
    placement.cancel()
  }

  // MARK: What all of them do

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = measured.first(where: { $0.proposal == proposal }) { return known.size }
    node.host.counters.measured += 1
    let size = measure(proposal)
    if measured.count >= 4 { measured.removeFirst() }
    measured.append((proposal, size))
    return size
  }

  /// Places it at a rectangle of its parent's space.
  final func place(_ rect: CGRect, _ pass: UpdatePass) {
    origin = rect.origin
    let needsArrange = needsArrange || rect.size != placedSize
    placedSize = rect.size
    let hasMoved = move(pass)
    guard needsArrange else {
      if hasMoved { for child in children { child.follow(pass) } }
      return
    }
    self.needsArrange = false
    node.host.counters.arranged += 1
    arrange(in: placedSize, pass)
    for child in children where child.isDeparting { child.stay(pass) }
  }

  /// Takes the place that its own and its ancestors' origins make; answers whether that is another one.
  private func move(_ pass: UpdatePass) -> Bool {
    let base = parent?.placement.model.origin ?? .zero
    let rect = CGRect(
      origin: CGPoint(x: base.x + origin.x, y: base.y + origin.y), size: placedSize)
    guard isPlaced else {
      isPlaced = true
      placement.jump(to: rect)
      return false
    }
    guard rect != placement.model else { return false }
    if placement.set(rect, node.host.adjusted(pass, for: node)) { node.host.noteAnimating(self) }
    return true
  }

  /// Moves with what contains it; what is leaving stays.
  private func follow(_ pass: UpdatePass) {
    guard isPlaced, !isDeparting, move(pass) else { return }
    for child in children { child.follow(pass) }
  }

  /// Stays where it was placed last, and arranges what it contains if that has changed.
  private func stay(_ pass: UpdatePass) {
    guard isPlaced, needsArrange else { return }
    needsArrange = false
    arrange(in: placedSize, pass.unanimated)
  }

  /// Makes it, and what contains it, measure and arrange anew.
  final func setNeedsLayout() {
    var element: Element? = self
    while let current = element, !current.needsArrange || !current.measured.isEmpty {
      current.needsArrange = true
      current.measured.removeAll(keepingCapacity: true)
      element = current.parent
    }
    node.host.noteNeedsLayout()
  }

  /// What it was asked last.
  final var lastProposal: ProposedViewSize? { measured.last?.proposal }

  /// Makes it, and what contains it, measure and arrange anew if it would answer another size to anything it
  /// was asked.
  final func setNeedsLayoutIfSizeDiffers() {
    let isSame = !needsArrange && measured.allSatisfy { measure($0.proposal) == $0.size }
    if !isSame { setNeedsLayout() }
  }

  /// Takes it out of the layout around it, or back in.
  final func setLeft(_ hasLeft: Bool) {
    self.hasLeft = hasLeft
    setNeedsLayout()
  }

  final func adopt(_ child: Element) {
    child.parent = self
  }

  /// Where its own space begins in the root's by layout alone, whatever moves it when it is drawn.
  final var layoutOrigin: CGPoint { placement.model.origin }

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

  /// Draws it into a painter whose space is that of its parent's children.
  final func render(_ painter: inout Painter) {
    let outer = painter.transform
    painter.move(by: frame.origin)
    draw(&painter)
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
    return sampleOwnValues(at: time) || moves
  }
}

/// What a touch hit, innermost first.
struct HitPath {
  var gestures: [GestureElement] = []
  /// The innermost element.
  var leaf: Element?
}
