// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Motion

/// The viewport of a scroll view. What it contains is laid out once, and moved when it is drawn.
final class ScrollElement: GestureElement {
  let content: ScrollContentElement
  private(set) var space = ScrollSpace()
  private(set) var motion = ScrollMotion()
  private(set) var requests = ScrollRequests()
  private var settings: ScrollSettings?
  private var bars = ScrollBars()
  private var pan: ScrollPanNode?
  private var isArranged = false

  init(_ node: Node) {
    content = ScrollContentElement(node)
    super.init(content, node)
    attachment = .scroll
    pan = ScrollPanNode(self)
  }

  override var gestureNode: GestureNode {
    guard let pan else { preconditionFailure("a scroll view has its pan from the start") }
    return pan
  }

  /// From the viewport's corner to the content's, the other way round.
  var offset: CGPoint { motion.offset }

  func configure(_ settings: ScrollSettings, _ requests: ScrollRequests) {
    let old = (self.settings, self.requests)
    self.settings = settings
    self.requests = requests
    space.axes = settings.axes
    space.alwaysBounces = settings.alwaysBounces
    let isSame =
      old.0?.axes == settings.axes && old.1.contentMargins == requests.contentMargins
      && old.1.anchor == requests.anchor
    if !isSame { setNeedsLayout() }
  }

  // MARK: Layout

  /// What it proposes to the content: nothing along its axes.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = requests.contentMargins
    let proposesAlong = settings?.proposesViewport == true
    func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat? {
      let (before, after) = margins.along(axis)
      return space.scrolls(axis) && !proposesAlong
        ? nil : proposed.map { max(0, $0 - before - after) }
    }
    return ProposedViewSize(
      width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let taken = content.size(inner(proposal))
    let margins = requests.contentMargins
    func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat {
      let (before, after) = margins.along(axis)
      let own = taken[axis] + before + after
      return space.scrolls(axis) ? proposed ?? own : own
    }
    return CGSize(
      width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let proposed = inner(proposal)
    let taken = content.size(proposed)
    var new = space
    new.viewport = size
    new.anchor = requests.anchor
    new.content = taken
    new.insets = requests.contentMargins
    content.place(CGRect(origin: new.place, size: taken), proposed: proposed, pass)
    adopt(new, pass)
  }

  private func adopt(_ new: ScrollSpace, _ pass: UpdatePass) {
    let old = space
    space = new
    if !isArranged {
      isArranged = true
      motion.jump(to: new.start)
    } else if old != new {
      // What lay at the anchor stays there.
      let isAtAnchor = hypot(offset.x - old.start.x, offset.y - old.start.y) < 0.5
      let staysAtAnchor =
        new.anchor != nil && (isAtAnchor || (requests.followsAnchor && new.anchor != old.anchor))
      motion.adapt(to: new, target: staysAtAnchor ? new.start : nil, pass)
      keepMoving()
    }
    if old != new { noteChange() }
  }

  override var containerSize: CGSize? { size }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    nil
  }

  // MARK: Seen and hit

  override func contentTransform() -> CGAffineTransform {
    CGAffineTransform(translationX: -offset.x, y: -offset.y)
  }

  override func draw(_ painter: inout Painter) {
    let bounds = CGRect(origin: .zero, size: presentedSize)
    if settings?.clips == false {
      drawContent(&painter)
    } else {
      painter.layer(.clip(RoundedRect(bounds))) { painter in
        painter.showing(bounds) { drawContent(&$0) }
      }
    }
    bars.draw(
      &painter, in: bounds, space, offset, requests.indicatorMargins,
      settings?.scheme ?? .light, at: node.host.time)
  }

  private func drawContent(_ painter: inout Painter) {
    let outer = painter.transform
    painter.apply(contentTransform())
    content.render(&painter)
    painter.transform = outer
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let bounds = CGRect(origin: .zero, size: presentedSize)
    let isInside = RoundedRect(bounds).contains(point)
    guard isInside || settings?.clips == false else { return false }
    let count = path.gestures.count
    let inner = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    guard content.hit(inner, &path) || isInside else { return false }
    // What moves is caught, and nothing inside is touched.
    if motion.isCatchable(space) { path.gestures.removeSubrange(count...) }
    if mask.contains(.gesture), Axis.allCases.contains(where: space.givesWay) {
      path.gestures.append(self)
    }
    return true
  }

  // MARK: Motion

  /// Changes how it moves, at a time in seconds.
  func move(_ body: (inout ScrollMotion, ScrollSpace) -> Void) {
    let (old, phase) = (offset, motion.phase)
    body(&motion, space)
    keepMoving()
    note(old, phase)
  }

  override func sampleOwnValues(at time: Double) -> Bool {
    let (old, phase) = (offset, motion.phase)
    let moves = motion.sample(at: time, space)
    note(old, phase)
    if motion.phase == .interacting, bars.areShown(at: time) { showBars() }
    return moves || bars.areShown(at: time)
  }

  override func dismantle() {
    motion.jump(to: offset)
    super.dismantle()
  }

  private func keepMoving() {
    if motion.isMoving { node.host.noteAnimating(self) }
  }

  private func note(_ old: CGPoint, _ phase: ScrollPhase) {
    if offset != old { showBars() }
    if offset != old || motion.phase != phase { noteChange() }
  }

  private func showBars() {
    var visible = settings?.indicators ?? []
    for axis in Axis.allCases where space.fits(axis) { visible.remove(axis.set) }
    bars.show(visible, at: node.host.time)
    node.host.noteAnimating(self)
  }

  /// What follows from another offset, or another content.
  private func noteChange() {
    node.host.needsDisplay = true
    for observer in requests.observers { observer.note(self) }
  }
}

/// What a scroll view scrolls.
final class ScrollContentElement: ContainerElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layoutItems.reduce(.zero) { size, item in
      let taken = item.size(proposal)
      return CGSize(width: max(size.width, taken.width), height: max(size.height, taken.height))
    }
  }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    layoutItems.map { Placing($0, proposal, .center, in: size) }
  }
}
