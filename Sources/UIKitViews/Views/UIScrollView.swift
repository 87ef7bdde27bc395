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

/// A view whose contents move under a finger.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The deceleration rate: the fraction of the velocity that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a rate of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A quick one: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area changes the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  /// How the on-screen keyboard is dismissed. No effect: there is none.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  /// The delegate, notified of changes.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the contents in points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsLayout() } } }
  /// Space around the contents, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      if contentOffset.y == -oldValue.top, oldValue.top != contentInset.top, !isDragging {
        contentOffset.y = -contentInset.top
      }
      if contentOffset.x == -oldValue.left, oldValue.left != contentInset.left, !isDragging {
        contentOffset.x = -contentInset.left
      }
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
  /// Whether scrolling shows indicators. No effect: none are drawn.
  open var showsVerticalScrollIndicator = true
  /// Whether scrolling shows indicators. No effect: none are drawn.
  open var showsHorizontalScrollIndicator = true
  /// The deceleration rate.
  open var decelerationRate = DecelerationRate.normal
  /// How the on-screen keyboard is dismissed. No effect: there is none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches of contents are delivered after a short delay. No effect: they are always delivered
  /// at once, as with false.
  open var delaysContentTouches = true
  /// Whether touches of contents can be cancelled by the pan; true by default. If false, the pan does not
  /// begin with a touch of a view inside.
  open var canCancelContentTouches = true
  /// The recognizer that moves the contents.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The rectangle of the contents, for constraints.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(.content, self)
  /// The rectangle of the view, for constraints.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, self)
  /// Whether a finger moves the contents.
  open private(set) var isDragging = false
  /// Whether a finger is on the contents.
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  /// Whether the contents move after a finger was lifted.
  open var isDecelerating: Bool { motion != nil && isCoasting }
  private var isCoasting = false
  private var motion: (x: ScrollTrajectory, y: ScrollTrajectory, start: Double)?
  private var dragStart = CGPoint.zero
  private var lockedAxis: NSLayoutConstraint.Axis?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.addTarget(
      self, action: Selector(method: UIScrollView.panned, "panned"))
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The insets with the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    let vertical =
      contentInsetAdjustmentBehavior == .always || canScroll(.vertical)
      || contentInsetAdjustmentBehavior == .automatic
    let horizontal = contentInsetAdjustmentBehavior == .always || canScroll(.horizontal)
    return UIEdgeInsets(
      top: contentInset.top + (vertical ? safe.top : 0),
      left: contentInset.left + (horizontal ? safe.left : 0),
      bottom: contentInset.bottom + (vertical ? safe.bottom : 0),
      right: contentInset.right + (horizontal ? safe.right : 0))
  }

  private func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .vertical
      ? contentSize.height > bounds.height || alwaysBounceVertical
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
    let now = self.contentOffset
    start(
      .spring(from: now.x, velocity: 0, to: contentOffset.x, response: 0.3),
      .spring(from: now.y, velocity: 0, to: contentOffset.y, response: 0.3), coasting: false)
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

  /// The offsets at which contents stop.
  private var range: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let inset = adjustedContentInset
    func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Double> { low...max(low, high) }
    return (
      range(-inset.left, contentSize.width + inset.right - bounds.width),
      range(-inset.top, contentSize.height + inset.bottom - bounds.height)
    )
  }

  // MARK: Pan

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
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

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      motion = nil
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      dragStart = contentOffset
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

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    // The translation is in the view around: the own coordinates move with the contents.
    let way = recognizer.translation(in: superview)
    let range = range
    func banded(_ value: CGFloat, _ range: ClosedRange<Double>, _ length: CGFloat) -> CGFloat {
      let clamped = min(max(value, range.lowerBound), range.upperBound)
      guard bounces else { return clamped }
      return clamped + RubberBand(dimension: length).offset(forPull: value - clamped)
    }
    var offset = contentOffset
    if lockedAxis != .vertical { offset.x = banded(dragStart.x - way.x, range.x, bounds.width) }
    if lockedAxis != .horizontal { offset.y = banded(dragStart.y - way.y, range.y, bounds.height) }
    contentOffset = offset
  }

  private func release(_ recognizer: UIPanGestureRecognizer) {
    isDragging = false
    var velocity = recognizer.velocity(in: superview)
    velocity = CGPoint(x: -velocity.x, y: -velocity.y)
    if lockedAxis == .vertical { velocity.x = 0 }
    if lockedAxis == .horizontal { velocity.y = 0 }
    if recognizer.state == .cancelled { velocity = .zero }
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
      return .spring(from: from, velocity: velocity, to: target, response: 0.6)
    }
    let (x, y) = (
      trajectory(offset.x, velocity.x, target.x, natural.x, range.x),
      trajectory(offset.y, velocity.y, target.y, natural.y, range.y)
    )
    let decelerates = x.duration > 0 || y.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    start(x, y, coasting: true)
  }

  /// The offset at which the contents stop, as the kind of view has it.
  func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint { proposed }

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

  private func start(_ x: ScrollTrajectory, _ y: ScrollTrajectory, coasting: Bool) {
    motion = (x, y, UIKitService.now)
    isCoasting = coasting
    UIKitService.current?.add(self)
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

  func stop() {
    guard motion != nil else { return }
    motion = nil
    isCoasting = false
  }
}

extension UIScrollView: FrameTicker {
  func tick(at time: Double) -> Bool {
    guard let motion else { return false }
    let elapsed = time - motion.start
    contentOffset = CGPoint(
      x: motion.x.value(at: elapsed), y: motion.y.value(at: elapsed))
    guard elapsed >= max(motion.x.duration, motion.y.duration) else { return self.motion != nil }
    let wasCoasting = isCoasting
    self.motion = nil
    isCoasting = false
    if wasCoasting {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    return false
  }
}

/// A delegate that is notified of changes of a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger starts to move the contents.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted, with the velocity in points per millisecond. The offset at which
  /// the contents will rest can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has been lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the contents start to decelerate after that.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the deceleration has ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animation of the program has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The default does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// The default does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
