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
  /// What views inside measure themselves by that are as large as their container.
  private var knownContainer: CGSize?

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

  override var containerSize: CGSize? { knownContainer }

  /// Takes the size that views inside measure themselves by; they measure anew where it is another.
  private func take(_ proposal: ProposedViewSize) {
    let margins = requests.contentMargins
    let size = proposal.replacingUnspecifiedDimensions(by: host.size)
    let container = CGSize(
      width: max(0, size.width - margins.leading - margins.trailing),
      height: max(0, size.height - margins.top - margins.bottom))
    guard container != knownContainer else { return }
    if knownContainer != nil { content.containerChanged() }
    knownContainer = container
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // What is only tried out, the least and the most, is no container.
    if !isProbed(proposal) { take(proposal) }
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
    take(ProposedViewSize(size))
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

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    nil
  }

  // MARK: Seen and hit

  override func contentTransform() -> CGAffineTransform {
    CGAffineTransform(translationX: -offset.x, y: -offset.y)
  }

  /// Where the content is seen: as far as the unsafe parts around reach, behind bars and to the window's edges.
  private var window: CGRect {
    let (size, insets) = (presentedSize, safeAreaInsets)
    return CGRect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override func draw(_ painter: inout Painter) {
    let (bounds, window) = (CGRect(origin: .zero, size: presentedSize), window)
    if settings?.clips == false {
      drawContent(&painter)
    } else {
      painter.layer(.clip(RoundedRect(window))) { painter in
        painter.showing(window) { drawContent(&$0) }
      }
    }
    bars.draw(
      &painter, in: bounds, space, offset, requests.indicatorMargins,
      settings?.scheme ?? .light, at: host.time)
  }

  private func drawContent(_ painter: inout Painter) {
    let outer = painter.transform
    painter.apply(contentTransform())
    content.render(&painter)
    painter.transform = outer
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let isInside = RoundedRect(window).contains(point)
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
    if motion.isMoving { host.noteAnimating(self) }
  }

  private func note(_ old: CGPoint, _ phase: ScrollPhase) {
    if offset != old { showBars() }
    if offset != old || motion.phase != phase { noteChange() }
  }

  private func showBars() {
    var visible = settings?.indicators ?? []
    for axis in Axis.allCases where space.fits(axis) { visible.remove(axis.set) }
    bars.show(visible, at: host.time)
    host.noteAnimating(self)
  }

  /// What follows from another offset, or another content.
  private func noteChange() {
    host.needsDisplay = true
    for observer in requests.observers { observer.note(self) }
  }
}

extension Element {
  /// Has the views inside measure anew that measure themselves by the container.
  fileprivate func containerChanged() {
    if self is ContainerRelativeElement { setNeedsLayout() }
    for child in children where !(child is ScrollElement) { child.containerChanged() }
  }
}

/// Whether a proposal only asks for the least or the most.
private func isProbed(_ proposal: ProposedViewSize) -> Bool {
  [proposal.width, proposal.height].contains { $0 == 0 || $0 == .infinity }
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
