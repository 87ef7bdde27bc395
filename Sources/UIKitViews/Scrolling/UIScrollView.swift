// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore

/// A view that shows a part of larger contents, which a finger, the wheel or the program moves.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The object that is notified of scrolling and zooming, and may change where it ends; nil for none.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the contents in points; 0 by 0, which cannot be scrolled, by default.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsLayout()
      observedValues?.check()
    }
  }
  /// Space around the contents, in points. Along an axis with an inset that is not finite, contents do not scroll.
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
  /// Whether the safe area is added to `contentInset`; `automatic` by default.
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
  /// The color of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// How fast the contents slow down after a release; `normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a drag ends the editing of text in the window, and hides its input views; `none` by default.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top. No effect: there is no status bar.
  open var scrollsToTop = true
  /// Whether touches of contents are delivered after a short delay. No effect: they are always delivered
  /// at once, as with false.
  open var delaysContentTouches = true
  /// Whether touches of contents can be cancelled by the pan; true by default. If false, the pan does not
  /// begin with a touch of a view inside.
  /// - Note: Differs from UIKit: if false, no touch of a view inside scrolls, not even a quick one.
  open var canCancelContentTouches = true
  /// The recognizer that scrolls the contents. Other recognizers may refer to it, as in `require(toFail:)`.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
  /// The rectangle of the contents, for constraints.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(.content, self)
  /// A guide for constraints: the frame of the scroll view, which does not move with the contents.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, self)
  /// Whether a touch moves the contents now.
  open private(set) var isDragging = false
  /// Whether a touch is on the contents, also one that has not moved.
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  /// Whether the contents move after a finger was lifted.
  open var isDecelerating: Bool { motion != nil && motionKind == .release }

  // MARK: Zooming

  /// The smallest scale to which a pinch scales the contents; 1 by default. One that is not finite counts as 1.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// The largest scale to which a pinch scales the contents; 1 by default. Contents can be pinched if it is larger than
  /// the smallest, and if the delegate has a view for it. Infinity is no limit; NaN counts as the smallest.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// Whether a pinch can pass the limits, to which the scale then returns; true by default.
  open var bouncesZoom = true
  /// Whether a pinch scales the contents now.
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

  /// The bar above that collapses while the contents scroll; nil for none.
  package weak var bar: (any CollapsingBar)?
  /// The part of the upper inset that the bar leaves to the contents now, in points.
  package var collapsedInset: CGFloat = 0

  // MARK: Motion

  enum MotionKind {
    /// After the release of a finger.
    case release
    /// By the wheel, after which paging and layouts may correct the offset.
    case wheel
    /// By a call of the program.
    case program
  }

  var motion: (x: ScrollTrajectory, y: ScrollTrajectory, start: Double)?
  var motionKind = MotionKind.release
  var dragStart = CGPoint.zero
  private var lockedAxis: NSLayoutConstraint.Axis?
  var indicators = ScrollIndicators()
  /// The response to `setContentOffset`, in seconds.
  private static let programResponse = 0.3

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    clipsToBounds = ((self as Any) as? any _ScrollClipping)?._clipsToBounds ?? true
    panGestureRecognizer.addTarget(
      self, action: Selector(method: UIScrollView.panned, "panned"))
    addGestureRecognizer(panGestureRecognizer)
    ownPinch.addTarget(self, action: Selector(method: UIScrollView.pinch, "pinch"))
    ownPinch.isEnabled = false
    addGestureRecognizer(ownPinch)
    for recognizer in [panGestureRecognizer, ownPinch] { recognizer.isInternal = true }
  }

  /// Creates a view without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UIScrollView.self)
  }

  /// The insets with the safe area, and with the space of a control that is refreshing.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset
    inset.top += refreshInset
    guard contentInsetAdjustmentBehavior != .never else { return inset }
    if contentInsetAdjustmentBehavior == .automatic,
      owningController?.automaticallyAdjustsScrollViewInsets == false
    {
      return inset
    }
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
      bar?.scrolled(self)
      for case let control as UIRefreshControl in subviews { control.scrolled(self) }
    }
  }

  /// The insets at the last layout; nil before the first one.
  private var laidOutInset: UIEdgeInsets?

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil else { return }
    let (inset, old) = (adjustedContentInset, laidOutInset ?? .zero)
    let isFirst = laidOutInset == nil
    laidOutInset = inset
    guard inset.top != old.top || inset.left != old.left, !isDragging, !isZooming, motion == nil
    else { return }
    // Contents at their start stay there. The space of a control that refreshes is above them.
    if isFirst {
      if contentOffset == .zero { contentOffset = CGPoint(x: -inset.left, y: -inset.top) }
    } else if refreshInset == 0, contentOffset == CGPoint(x: -old.left, y: -old.top) {
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

  /// Moves the contents as little as necessary to show a rectangle of them inside of `adjustedContentInset`, and not
  /// beyond their ends. Does nothing if the rectangle is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var inset = adjustedContentInset
    inset.top -= collapsedInset
    var offset = contentOffset
    offset.x = min(offset.x, rect.minX - inset.left)
    offset.x = max(offset.x, rect.maxX + inset.right - bounds.width)
    offset.y = min(offset.y, rect.minY - inset.top)
    offset.y = max(offset.y, rect.maxY + inset.bottom - bounds.height)
    guard offset != contentOffset else { return }
    setContentOffset(clamped(offset), animated: animated)
  }

  override func drawForeground(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    drawIndicators(in: state.bounds, &builder)
  }

  /// Shows the scroll indicators, and fades them out after a moment.
  open func flashScrollIndicators() { showIndicators() }

  // MARK: Pan

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === ownPinch { return zoomedView != nil }
    guard recognizer === panGestureRecognizer else { return true }
    if !canCancelContentTouches, recognizer.touches.contains(where: { $0.view !== self }) {
      return false
    }
    let translation = panGestureRecognizer.translation(in: self)
    let isVertical = abs(translation.y) >= abs(translation.x)
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
      if keyboardDismissMode != .none, let editor = FirstResponder.shared.current as? UIView,
        editor !== self, editor.window === window
      {
        _ = editor.resignFirstResponder()
      }
      delegate?.scrollViewWillBeginDragging(self)
      dragStart = unbandedOffset
      lockedAxis = nil
      let translation = recognizer.translation(in: self)
      if isDirectionalLockEnabled || !(canScroll(.horizontal) && canScroll(.vertical)) {
        lockedAxis =
          canScroll(.vertical)
            && (!canScroll(.horizontal) || abs(translation.y) >= abs(translation.x))
          ? .vertical : .horizontal
      }
      // The translation until the pan began does not count.
      let length = hypot(translation.x, translation.y)
      let part = length > 0 ? max(0, length - UIPanGestureRecognizer.threshold) / length : 0
      recognizer.setTranslation(CGPoint(x: translation.x * part, y: translation.y * part), in: self)
      follow(recognizer)
    case .changed: follow(recognizer)
    case .ended, .cancelled: release(recognizer)
    default: break
    }
  }

  /// Makes the pan continue from the current offset, after a pinch.
  func restartPan() {
    guard isDragging else { return }
    dragStart = unbandedOffset
    lockedAxis = nil
    panGestureRecognizer.setTranslation(.zero, in: superview)
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard !isZooming else { return }
    showIndicators()
    // The translation is in the superview: the view's own coordinates move with the contents.
    let translation = recognizer.translation(in: superview)
    let wanted = banded(CGPoint(x: dragStart.x - translation.x, y: dragStart.y - translation.y))
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

  /// The offset at which the contents stop, as the kind of view has it.
  @_spi(ViewTree) open func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
    proposed
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
