// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore

/// A view whose contents move under a finger.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The delegate, notified of changes.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the contents in points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsLayout() } } }
  /// Space around the contents, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      // Contents at their start stay there.
      let inset = adjustedContentInset
      let (top, left) = (contentInset.top - oldValue.top, contentInset.left - oldValue.left)
      var offset = contentOffset
      if offset.y == top - inset.top { offset.y = -inset.top }
      if offset.x == left - inset.left { offset.x = -inset.left }
      if !isDragging, !isZooming, offset != contentOffset { contentOffset = offset }
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
  /// How the safe area changes the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether contents can be scrolled by a finger.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether the offset stops at multiples of the size.
  open var isPagingEnabled = false
  /// Whether contents bounce at their ends; true by default.
  open var bounces = true
  /// Whether contents bounce even if they are not larger than the view.
  open var alwaysBounceVertical = false
  /// Whether contents bounce even if they are not larger than the view.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling is locked to one axis at a time.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling shows a vertical indicator; true by default.
  open var showsVerticalScrollIndicator = true
  /// Whether scrolling shows a horizontal indicator; true by default.
  open var showsHorizontalScrollIndicator = true
  /// Space at the ends of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Space at the ends of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Space at the ends of both indicators, in points. Setting it sets both; it reads the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The color of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The deceleration rate.
  open var decelerationRate = DecelerationRate.normal
  /// How the on-screen keyboard is dismissed. No effect: there is none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top. No effect: there is no status bar.
  open var scrollsToTop = true
  /// Whether touches of contents are delivered after a short delay. No effect: they are always delivered
  /// at once, as with false.
  open var delaysContentTouches = true
  /// Whether touches of contents can be cancelled by the pan; true by default. If false, the pan does not
  /// begin with a touch of a view inside.
  open var canCancelContentTouches = true
  /// The recognizer that moves the contents.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
  /// The rectangle of the contents, for constraints.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(.content, self)
  /// The rectangle of the view, for constraints.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, self)
  /// Whether a finger moves the contents.
  open private(set) var isDragging = false
  /// Whether a finger is on the contents.
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  /// Whether the contents move after a finger was lifted.
  open var isDecelerating: Bool { motion != nil && motionKind == .release }

  // MARK: Zooming

  /// The smallest scale to which a pinch scales the contents; 1 by default.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The largest scale to which a pinch scales the contents; 1 by default. Contents can be pinched if it
  /// is larger than the smallest, and if the delegate has a view for it.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// Whether a pinch can pass the limits, to which the scale then returns; true by default.
  open var bouncesZoom = true
  /// Whether a pinch scales the contents.
  open var isZooming: Bool { zoom.pinch != nil }
  /// Whether the scale returns to one of its limits.
  open var isZoomBouncing: Bool { zoom.isBouncing }
  /// The state of zooming.
  var zoom = ScrollZoom()
  let ownPinch = UIPinchGestureRecognizer()

  /// The control that refreshes the contents when they are pulled down; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  // MARK: Motion

  private enum MotionKind {
    /// After the release of a finger.
    case release
    /// By the wheel, after which paging and layouts may correct the offset.
    case wheel
    /// By a call of the program.
    case program
  }

  private var motion: (x: ScrollTrajectory, y: ScrollTrajectory, start: Double)?
  private var motionKind = MotionKind.release
  private var dragStart = CGPoint.zero
  private var lockedAxis: NSLayoutConstraint.Axis?
  var indicators = ScrollIndicators()
  /// The recognizer's responses, in seconds, to a notch of the wheel and to `setContentOffset`.
  private static let wheelResponse = 0.25
  private static let programResponse = 0.3
  private static let snapResponse = 0.6

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.addTarget(
      self, action: Selector(method: UIScrollView.panned, "panned"))
    addGestureRecognizer(panGestureRecognizer)
    ownPinch.addTarget(self, action: Selector(method: UIScrollView.pinch, "pinch"))
    ownPinch.isEnabled = false
    addGestureRecognizer(ownPinch)
  }

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The insets with the safe area, and with the space of a control that is refreshing.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    inset.top += refreshInset
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    let safe = safeAreaInsets
    let vertical =
      contentInsetAdjustmentBehavior == .always || canScroll(.vertical)
      || (contentInsetAdjustmentBehavior == .automatic
        && owningController?.isInNavigationStack == true)
    let horizontal = contentInsetAdjustmentBehavior == .always || canScroll(.horizontal)
    return UIEdgeInsets(
      top: inset.top + (vertical ? safe.top : 0),
      left: inset.left + (horizontal ? safe.left : 0),
      bottom: inset.bottom + (vertical ? safe.bottom : 0),
      right: inset.right + (horizontal ? safe.right : 0))
  }

  /// Called when the insets with the safe area have changed; does nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// The height that controls which are refreshing take up at the top.
  private var refreshInset: CGFloat {
    subviews.reduce(0) { $0 + (($1 as? UIRefreshControl)?.reservedHeight ?? 0) }
  }

  func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .vertical
      ? contentSize.height > bounds.height || alwaysBounceVertical
        || subviews.contains { $0 is UIRefreshControl }
      : contentSize.width > bounds.width || alwaysBounceHorizontal
  }

  /// The point of the contents at the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
      for case let control as UIRefreshControl in subviews { control.scrolled(self) }
    }
  }

  private var hasOffset = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !hasOffset, window != nil else { return }
    hasOffset = true
    let inset = adjustedContentInset
    if contentOffset == .zero, inset.top != 0 || inset.left != 0 {
      contentOffset = CGPoint(x: -inset.left, y: -inset.top)
    }
  }

  /// Moves the contents, with an animation of 0.3 seconds if it is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      motion = nil
      self.contentOffset = contentOffset
      return
    }
    move(to: contentOffset, .program, response: Self.programResponse)
  }

  /// Moves the contents as little as necessary to show a rectangle of them.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minY < offset.y { offset.y = rect.minY }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    setContentOffset(offset, animated: animated)
  }

  override func drawForeground(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    drawIndicators(in: state.bounds, &builder)
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { showIndicators() }

  /// The offsets at which contents stop.
  var range: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let inset = adjustedContentInset
    func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Double> { low...max(low, high) }
    return (
      range(-inset.left, contentSize.width + inset.right - bounds.width),
      range(-inset.top, contentSize.height + inset.bottom - bounds.height)
    )
  }

  /// The nearest offset at which contents stop.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// The offset for a finger that asks for another one: beyond the ends it resists.
  func banded(_ offset: CGPoint) -> CGPoint {
    let inside = clamped(offset)
    guard bounces else { return inside }
    return CGPoint(
      x: inside.x + RubberBand(dimension: bounds.width).offset(forPull: offset.x - inside.x),
      y: inside.y + RubberBand(dimension: bounds.height).offset(forPull: offset.y - inside.y))
  }

  /// The offset that a finger asks for where the contents are now.
  private var unbandedOffset: CGPoint {
    let (offset, inside) = (contentOffset, clamped(contentOffset))
    guard bounces else { return offset }
    return CGPoint(
      x: inside.x + RubberBand(dimension: bounds.width).pull(forOffset: offset.x - inside.x),
      y: inside.y + RubberBand(dimension: bounds.height).pull(forOffset: offset.y - inside.y))
  }

  // MARK: Pan

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === ownPinch { return zoomedView != nil }
    guard recognizer === panGestureRecognizer else { return true }
    if !canCancelContentTouches, recognizer.touches.contains(where: { $0.view !== self }) {
      return false
    }
    let way = panGestureRecognizer.translation(in: self)
    let isVertical = abs(way.y) >= abs(way.x)
    let (x, y) = (canScroll(.horizontal), canScroll(.vertical))
    if x, y { return true }
    return isVertical ? y : x
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) { pinched(recognizer) }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      motion = nil
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      dragStart = unbandedOffset
      lockedAxis = nil
      let way = recognizer.translation(in: self)
      if isDirectionalLockEnabled || !(canScroll(.horizontal) && canScroll(.vertical)) {
        lockedAxis =
          canScroll(.vertical) && (!canScroll(.horizontal) || abs(way.y) >= abs(way.x))
          ? .vertical : .horizontal
      }
      // The way until the pan began does not count.
      let length = hypot(way.x, way.y)
      let part = length > 0 ? max(0, length - UIPanGestureRecognizer.threshold) / length : 0
      recognizer.setTranslation(CGPoint(x: way.x * part, y: way.y * part), in: self)
      follow(recognizer)
    case .changed: follow(recognizer)
    case .ended, .cancelled: release(recognizer)
    default: break
    }
  }

  /// Makes the pan continue from the present offset, after a pinch.
  func restartPan() {
    guard isDragging else { return }
    dragStart = unbandedOffset
    lockedAxis = nil
    panGestureRecognizer.setTranslation(.zero, in: superview)
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard !isZooming else { return }
    showIndicators()
    // The translation is in the view around: the own coordinates move with the contents.
    let way = recognizer.translation(in: superview)
    let wanted = banded(CGPoint(x: dragStart.x - way.x, y: dragStart.y - way.y))
    var offset = contentOffset
    if lockedAxis != .vertical { offset.x = wanted.x }
    if lockedAxis != .horizontal { offset.y = wanted.y }
    contentOffset = offset
  }

  private func release(_ recognizer: UIPanGestureRecognizer) {
    isDragging = false
    for case let control as UIRefreshControl in subviews { control.released(self) }
    guard !isZooming, !isZoomBouncing else {
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    var velocity = recognizer.velocity(in: superview)
    velocity = CGPoint(x: -velocity.x, y: -velocity.y)
    if lockedAxis == .vertical { velocity.x = 0 }
    if lockedAxis == .horizontal { velocity.y = 0 }
    if recognizer.state == .cancelled { velocity = .zero }
    let (x, y) = trajectories(for: velocity)
    let decelerates = x.duration > 0 || y.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    start(x, y, .release)
  }

  /// The motion after a release, in points per second.
  private func trajectories(for velocity: CGPoint) -> (x: ScrollTrajectory, y: ScrollTrajectory) {
    let (offset, range) = (contentOffset, range)
    let decay = Decay(rate: decelerationRate.rawValue)
    func end(_ from: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<Double>) -> CGFloat {
      let free: Double = decay.finalValue(from: Double(from), velocity: Double(velocity))
      return min(max(free, range.lowerBound), range.upperBound)
    }
    let natural = CGPoint(
      x: end(offset.x, velocity.x, range.x), y: end(offset.y, velocity.y, range.y))
    var target = natural
    if isPagingEnabled {
      target = CGPoint(
        x: page(offset.x, velocity.x, bounds.width, range.x),
        y: page(offset.y, velocity.y, bounds.height, range.y))
    }
    target = restingOffset(target, CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    let proposed = target
    withUnsafeMutablePointer(to: &target) { pointer in
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
        targetContentOffset: pointer)
    }
    if isPagingEnabled { target = proposed }
    func trajectory(
      _ from: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ natural: CGFloat,
      _ range: ClosedRange<Double>
    ) -> ScrollTrajectory {
      if target == natural {
        return .coast(from: from, velocity: velocity, within: range, decay: decay, bounces: bounces)
      }
      return .spring(from: from, velocity: velocity, to: target, response: Self.snapResponse)
    }
    return (
      trajectory(offset.x, velocity.x, target.x, natural.x, range.x),
      trajectory(offset.y, velocity.y, target.y, natural.y, range.y)
    )
  }

  /// The offset at which the contents stop, as the kind of view has it.
  @_spi(ViewTree) open func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    proposed
  }

  private func page(
    _ from: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ range: ClosedRange<Double>
  ) -> CGFloat {
    guard length > 0, range.upperBound > range.lowerBound else { return range.lowerBound }
    let place = (from - range.lowerBound) / length
    var number = place.rounded()
    if velocity > 300 { number = place.rounded(.up) }
    if velocity < -300 { number = place.rounded(.down) }
    return min(max(range.lowerBound + number * length, range.lowerBound), range.upperBound)
  }

  // MARK: Motion without touches

  private func start(_ x: ScrollTrajectory, _ y: ScrollTrajectory, _ kind: MotionKind) {
    motion = (x, y, UIKitService.now)
    motionKind = kind
    showIndicators()
    UIKitService.current?.add(self)
  }

  private func move(to target: CGPoint, _ kind: MotionKind, response: Double) {
    let (from, velocity) = (contentOffset, kind == .wheel ? presentVelocity : .zero)
    start(
      .spring(from: from.x, velocity: velocity.x, to: target.x, response: response),
      .spring(from: from.y, velocity: velocity.y, to: target.y, response: response), kind)
  }

  /// The velocity of the motion in progress, in points per second.
  private var presentVelocity: CGPoint {
    guard let motion else { return .zero }
    let elapsed = UIKitService.now - motion.start
    return CGPoint(x: motion.x.velocity(at: elapsed), y: motion.y.velocity(at: elapsed))
  }

  /// Returns contents that are beyond an end.
  func returnToRange() {
    guard clamped(contentOffset) != contentOffset, !isDragging else { return }
    let (x, y) = trajectories(for: .zero)
    start(x, y, .release)
  }

  /// Moves the contents by the wheel, on a spring for whole notches, which turn pages if paging is
  /// enabled.
  func scrollByWheel(_ axis: NSLayoutConstraint.Axis, by distance: CGFloat, isNotch: Bool) {
    guard !isDragging, !isZooming else { return }
    var from = contentOffset
    if let motion, motionKind == .wheel {
      from = CGPoint(x: motion.x.destination, y: motion.y.destination)
    }
    var step = distance
    if isPagingEnabled, isNotch {
      step = (distance < 0 ? -1 : 1) * (axis == .vertical ? bounds.height : bounds.width)
    }
    if axis == .vertical { from.y += step } else { from.x += step }
    let target = clamped(from)
    if isNotch { return move(to: target, .wheel, response: Self.wheelResponse) }
    motion = nil
    showIndicators()
    contentOffset = target
  }

  /// Whether the contents are not at their end in the direction of a signed distance.
  func canScroll(_ axis: NSLayoutConstraint.Axis, by distance: CGFloat) -> Bool {
    guard isScrollEnabled else { return false }
    let range = axis == .vertical ? self.range.y : self.range.x
    let now = axis == .vertical ? contentOffset.y : contentOffset.x
    return distance < 0 ? now > range.lowerBound : now < range.upperBound
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stop()
    super.touchesBegan(touches, with: event)
  }

  /// Stops the contents under a touch.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return isDecelerating ? self : hit
  }

  func stop() { motion = nil }
}

extension UIScrollView: FrameTicker {
  package func tick(at time: Double) -> Bool {
    let isMoving = advance(to: time)
    return indicators.areVisible(at: time) || isMoving
  }

  /// Returns whether the motion continues.
  private func advance(to time: Double) -> Bool {
    guard let motion else { return false }
    let elapsed = time - motion.start
    showIndicators()
    contentOffset = CGPoint(
      x: motion.x.value(at: elapsed), y: motion.y.value(at: elapsed))
    guard elapsed >= max(motion.x.duration, motion.y.duration) else { return self.motion != nil }
    let kind = motionKind
    self.motion = nil
    switch kind {
    case .release: delegate?.scrollViewDidEndDecelerating(self)
    case .wheel: wheelEnded()
    case .program: delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    return self.motion != nil
  }

  /// Moves the contents to where they would rest after a release without a velocity.
  private func wheelEnded() {
    let (x, y) = trajectories(for: .zero)
    let isElsewhere =
      abs(x.destination - contentOffset.x) > 0.5 || abs(y.destination - contentOffset.y) > 0.5
    if isElsewhere {
      start(x, y, .release)
    } else {
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }
}
