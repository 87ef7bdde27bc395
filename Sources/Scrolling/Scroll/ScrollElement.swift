// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
import Gestures
public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The viewport of a scroll view. The content is laid out once, and translated when it is drawn.
@_spi(ViewTree) public final class ScrollElement: GestureElement, TouchScrolling {
  let content: ScrollContentElement
  package private(set) var metrics = ScrollMetrics()
  package private(set) var motion = ScrollMotion()
  private(set) var requests = ScrollRequests()
  private var settings: ScrollSettings?
  /// Receives whether the content is behind bars.
  var edges: ScrollEdges?
  private var bars = ScrollBars()
  private var pan: ScrollPanNode?
  private var isArranged = false
  /// The metrics while the content is arranged for the first time.
  private var firstMetrics: ScrollMetrics?
  /// The containers that make their rows when they come into view.
  private var lazyRows: [WeakLazyRows] = []
  /// The row to which the scroll view was asked to scroll, until it is reached.
  var requestedRow: RequestedRow?
  /// The frame time of the last change of the offset that made rows.
  private(set) var lastRowUpdate = -Double.infinity
  /// The container size for views inside that are sized relative to their container.
  private var cachedContainerSize: CGSize?

  init(_ node: Node) {
    content = ScrollContentElement(node)
    super.init(content, node)
    attachment = .scroll
    pan = ScrollPanNode(self)
    _ = host.service(WheelScrolling.self)
  }

  public override var gestureNode: GestureNode {
    guard let pan else { preconditionFailure("a scroll view has its pan from the start") }
    return pan
  }

  public override func hasCoordinateSpace(named name: AnyHashable) -> Bool {
    (name.base as? ScrollSpaceName)?.contains(self) ?? false
  }

  public override var delaysPresses: Bool? { pans ? mask.contains(.gesture) : nil }

  package var touchScrollAxes: Axis.Set {
    guard pans, mask.contains(.gesture) else { return [] }
    var axes: Axis.Set = []
    if metrics.isDraggable(.horizontal) { axes.insert(.horizontal) }
    if metrics.isDraggable(.vertical) { axes.insert(.vertical) }
    return axes
  }

  /// Whether drags scroll.
  var pans: Bool { settings?.pans != false }

  /// True for the pages of a tab view only.
  public override var extendsContentIntoUnsafeAreas: Bool { settings?.proposesViewport == true }

  /// The distance that the content is scrolled up from the top, in points: negative if it is pulled
  /// down beyond it; nil unless it scrolls vertically.
  package var distanceFromTop: CGFloat? {
    metrics.scrolls(.vertical) ? offset.y - metrics.range(.vertical).lowerBound : nil
  }

  /// The bar directly above the frame.
  private var barAbove: (any RetractingBar)? { safeAreaInsets.top > 0 ? edges?.bar : nil }

  /// The height of the parts of the bar above that have moved up, in points: pinned headers and the scroll bar begin that
  /// far above the frame.
  var retractedBarHeight: CGFloat { barAbove?.retractedHeight ?? 0 }

  /// The vertical offset at which a drag that ends with a velocity in points per second rests, so that no part of the bar
  /// above is partly visible, and the offset at which it would rest otherwise; nil where that is not so.
  func barTarget(_ velocity: CGPoint) -> (target: CGFloat, coastingEnd: CGFloat)? {
    guard metrics.axes == .vertical, let bar = barAbove, bar.follows(self) else { return nil }
    let (distances, range) = (bar.restingDistances, metrics.range(.vertical))
    let end = Decay.normal.finalValue(from: offset.y, velocity: velocity.y) - range.lowerBound
    guard end > 0, let last = distances.last, end < last,
      let nearest = distances.min(by: { abs($0 - end) < abs($1 - end) })
    else { return nil }
    return (min(range.lowerBound + nearest, range.upperBound), end + range.lowerBound)
  }

  /// The content offset: the viewport's origin relative to the content's, in points.
  package var offset: CGPoint { motion.offset }

  func configure(_ settings: ScrollSettings, _ requests: ScrollRequests) {
    let old = (self.settings, self.requests)
    self.settings = settings
    self.requests = requests
    metrics.axes = settings.axes
    metrics.alwaysBounces = settings.alwaysBounces
    let isUnchanged =
      old.0?.axes == settings.axes && old.1.contentMargins == requests.contentMargins
      && old.1.anchor == requests.anchor && old.1.roleAnchors == requests.roleAnchors
    if !isUnchanged { setNeedsLayout() }
  }

  // MARK: Layout

  /// The proposal for the content: nil along the scroll axes.
  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = requests.contentMargins
    let proposesAlong = settings?.proposesViewport == true
    func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat? {
      let (before, after) = margins.along(axis)
      return metrics.scrolls(axis) && !proposesAlong
        ? nil : proposed.map { max(0, $0 - before - after) }
    }
    return ProposedViewSize(
      width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  public override var containerSize: CGSize? { cachedContainerSize }

  // The content is placed where it is at the offset 0.
  public override var mirrorsChildren: Bool { false }

  /// Updates the container size for a proposal. Views sized relative to it are measured again if it
  /// has changed.
  private func updateContainerSize(for proposal: ProposedViewSize) {
    let margins = requests.contentMargins
    let size = proposal.replacingUnspecifiedDimensions(by: host.size)
    let container = CGSize(
      width: max(0, size.width - margins.leading - margins.trailing),
      height: max(0, size.height - margins.top - margins.bottom))
    guard container != cachedContainerSize else { return }
    if cachedContainerSize != nil { content.containerChanged() }
    cachedContainerSize = container
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Probes for the minimum and the maximum size do not determine the container.
    if !isProbe(proposal) { updateContainerSize(for: proposal) }
    let contentSize = content.size(contentProposal(proposal))
    let margins = requests.contentMargins
    func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat {
      let (before, after) = margins.along(axis)
      let idealLength = contentSize[axis] + before + after
      return metrics.scrolls(axis) ? proposed ?? idealLength : idealLength
    }
    return CGSize(
      width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
  }

  public override func arrange(in size: CGSize, _ pass: UpdatePass) {
    updateContainerSize(for: ProposedViewSize(size))
    let proposed = contentProposal(proposal)
    let contentSize = content.size(proposed)
    var new = metrics
    new.viewport = size
    new.anchor = anchor(.alignment)
    new.content = contentSize
    new.insets = requests.contentMargins
    if !isArranged { firstMetrics = new }
    content.place(CGRect(origin: new.contentOrigin, size: contentSize), proposed: proposed, pass)
    firstMetrics = nil
    apply(new, pass)
    scrollToRequestedRow()
  }

  /// The anchor for a role. From right to left, the content begins at its right end.
  private func anchor(_ role: ScrollAnchorRole) -> UnitPoint? {
    let anchor = requests.anchor(role)
    guard isRightToLeft, metrics.scrolls(.horizontal) else { return anchor }
    return UnitPoint(x: 1 - (anchor ?? .topLeading).x, y: (anchor ?? .topLeading).y)
  }

  /// The metrics with the anchor for a role.
  private func metrics(_ metrics: ScrollMetrics, _ role: ScrollAnchorRole) -> ScrollMetrics {
    var metrics = metrics
    metrics.anchor = anchor(role)
    return metrics
  }

  private func apply(_ new: ScrollMetrics, _ pass: UpdatePass) {
    let old = metrics
    metrics = new
    if !isArranged {
      isArranged = true
      motion.jump(to: metrics(new, .initialOffset).start)
    } else if old != new {
      // Content that was at the anchor stays there.
      let (oldStart, start) = (
        metrics(old, .sizeChanges).start, metrics(new, .sizeChanges).start
      )
      let isAtAnchor = hypot(offset.x - oldStart.x, offset.y - oldStart.y) < 0.5
      let staysAtAnchor =
        anchor(.sizeChanges) != nil
        && (isAtAnchor || (requests.followsAnchor && new.anchor != old.anchor))
      if isRightToLeft, new.scrolls(.horizontal) {
        // Offsets are relative to the left end, the content begins at the right end.
        motion.shift(by: CGPoint(x: new.content.width - old.content.width, y: 0))
      }
      motion.adapt(to: new, target: staysAtAnchor ? start : nil, pass)
      startAnimatingIfMoving()
    }
    if old != new { notifyObservers() }
  }

  public override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?
  {
    nil
  }

  // MARK: Drawing and hit testing

  public override func contentTransform() -> CGAffineTransform {
    CGAffineTransform(translationX: -offset.x, y: -offset.y)
  }

  /// The area in which the content is visible: the frame extended by the unsafe areas around it, so
  /// that content scrolls behind bars and up to the edges of the window.
  private var visibleBounds: CGRect {
    let (size, insets) = (presentedSize, safeAreaInsets)
    return CGRect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  public override func draw(_ builder: inout DisplayListBuilder) {
    let (bounds, visibleBounds) = (CGRect(origin: .zero, size: presentedSize), visibleBounds)
    if settings?.clips == false {
      drawContent(&builder)
    } else {
      builder.layer(.clip(RoundedRect(visibleBounds))) { builder in
        builder.withVisibleRect(visibleBounds) { drawContent(&$0) }
      }
    }
    var margins = requests.indicatorMargins
    margins.top -= retractedBarHeight
    bars.draw(
      &builder, in: bounds, metrics, offset, margins,
      settings?.scheme ?? .light, at: host.time)
  }

  private func drawContent(_ builder: inout DisplayListBuilder) {
    let outer = builder.transform
    builder.apply(contentTransform())
    content.render(&builder)
    builder.transform = outer
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let isInside = RoundedRect(visibleBounds).contains(point)
    guard isInside || settings?.clips == false else { return false }
    let count = path.gestures.count
    let inner = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    guard content.hit(inner, &path) || isInside else { return false }
    // A press on moving content stops it and does not reach the views inside.
    if motion.isCatchable(metrics) { path.gestures.removeSubrange(count...) }
    if mask.contains(.gesture), Axis.allCases.contains(where: metrics.isDraggable) {
      path.gestures.append(self)
    }
    return true
  }

  // MARK: Lazy rows

  /// The visible range along an axis in the coordinate space of the content, in points, with the
  /// parts behind bars.
  func visibleRange(_ axis: Axis) -> ClosedRange<CGFloat> {
    let length = max(0, (firstMetrics ?? metrics).viewport[axis])
    let (before, after) = safeAreaInsets.along(axis)
    let start = (firstMetrics?.start ?? offset)[axis]
    return ClosedRange(from: start - max(0, before), to: start + length + max(0, after))
  }

  /// Registers the rows of a lazy container, which follow the viewport from then on.
  func register(_ rows: LazyRows) {
    guard !lazyRows.contains(where: { $0.rows === rows }) else { return }
    lazyRows.removeAll { $0.rows == nil }
    lazyRows.append(WeakLazyRows(rows: rows))
  }

  /// The rows of the lazy containers inside.
  var registeredRows: [LazyRows] { lazyRows.compactMap(\.rows) }

  private func updateLazyRows() {
    guard !lazyRows.isEmpty else { return }
    for entry in lazyRows {
      if entry.rows?.viewportMoved() == true { lastRowUpdate = host.time }
    }
  }

  /// Moves the offset, and the motion, with content that is longer or shorter before the viewport
  /// than estimated.
  func shiftOffset(by distance: CGFloat, _ axis: Axis) {
    var shift = CGPoint.zero
    shift[axis] = distance
    motion.shift(by: shift)
  }

  // MARK: Motion

  /// Scrolls by a distance in points at once, clamped to the ends. Returns the distance.
  package func scroll(by distance: CGFloat, along axis: Axis) -> CGFloat {
    var target = offset
    target[axis] += distance
    target = metrics.clamped(target)
    let moved = target[axis] - offset[axis]
    if moved != 0 { updateMotion { motion, _ in motion.jump(to: target) } }
    return moved
  }

  /// Changes the motion, starts the animation if needed, and notifies observers.
  func updateMotion(_ body: (inout ScrollMotion, ScrollMetrics) -> Void) {
    let (old, phase) = (offset, motion.phase)
    body(&motion, metrics)
    startAnimatingIfMoving()
    didMove(from: old, phase)
  }

  /// Scrolls at once, and no farther than needed, until a rectangle of the viewport's space is
  /// visible. Has no effect during a drag.
  package func reveal(_ rect: CGRect) {
    guard motion.phase != .interacting else { return }
    var target = offset
    for axis in Axis.allCases where metrics.scrolls(axis) {
      let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      if end > metrics.viewport[axis] { target[axis] += end - metrics.viewport[axis] }
      let shift = target[axis] - offset[axis]
      if start - shift < 0 { target[axis] += start - shift }
    }
    target = metrics.clamped(target)
    guard hypot(target.x - offset.x, target.y - offset.y) > 0.01 else { return }
    updateMotion { motion, _ in motion.jump(to: target) }
  }

  public override func sampleOwnValues(at time: Double) -> Bool {
    let (old, phase) = (offset, motion.phase)
    let isAnimating = motion.sample(at: time, metrics)
    didMove(from: old, phase)
    if motion.phase == .interacting, bars.areVisible(at: time) { showBars() }
    return isAnimating || bars.areVisible(at: time)
  }

  public override func dismantle() {
    motion.jump(to: offset)
    edges?.remove(self)
    super.dismantle()
  }

  private func startAnimatingIfMoving() {
    if motion.isMoving { host.addAnimating(self) }
  }

  private func didMove(from old: CGPoint, _ phase: ScrollPhase) {
    if offset != old { showBars() }
    if offset != old || motion.phase != phase { notifyObservers() }
  }

  /// Shows the indicators for a moment.
  func showBars() {
    var visible = settings?.indicators ?? []
    for axis in Axis.allCases where metrics.contentFits(axis) { visible.remove(axis.set) }
    bars.show(visible, at: host.time)
    host.addAnimating(self)
  }

  /// Called when the offset, the content or the phase has changed.
  private func notifyObservers() {
    host.needsDisplay = true
    edges?.update(self)
    updateLazyRows()
    for observer in requests.observers { observer.scrollViewDidChange(self) }
  }
}

extension Element {
  /// Invalidates the layout of the views inside that are sized relative to their container.
  fileprivate func containerChanged() {
    if self is ContainerRelativeElement { setNeedsLayout() }
    for child in children where !(child is ScrollElement) { child.containerChanged() }
  }
}

/// Returns whether a proposal only asks for the minimum or the maximum size.
private func isProbe(_ proposal: ProposedViewSize) -> Bool {
  [proposal.width, proposal.height].contains { $0 == 0 || $0 == .infinity }
}
