// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Shows a controller, from which a finger moves to the one before or after.
///
/// - Note: Differs from UIKit: pages scroll; they do not curl.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, UIScrollViewDelegate {
  /// The transition between pages. Both scroll.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  /// The direction in which a page is turned.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// A key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The controllers; without it there is only the one that was set.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { placePages() } }
  }
  /// The object that is notified of movements between pages; nil for none.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The transition between pages.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  private let spacing: CGFloat
  private let scroll = UIScrollView()
  private let dots = UIPageControl()
  private var current: UIViewController?
  /// The controllers beside the current one.
  private var before: UIViewController?
  private var after: UIViewController?
  /// The controller to which a finger or an animation moves; nil for none.
  private var pending: UIViewController?
  private var isPlacing = false
  private var dotIndex = 0
  /// Called at the end of an animated change.
  private var completion: ((Bool) -> Void)?
  private var isAnimating = false

  /// Creates a controller.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spacing = options?[.interPageSpacing].flatMap { VisualFormat.number($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of horizontal pages. Archives are not read.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
    super.init(coder: coder)
  }

  /// The controller of the current page, as an array; nil before one is set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }
  /// The recognizers that turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] { scroll.gestureRecognizers ?? [] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    dots.isUserInteractionEnabled = false
    view.addSubview(scroll)
    view.addSubview(dots)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let frame = pageFrame.insetBy(
      dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    if scroll.frame != frame {
      scroll.frame = frame
      placePages()
    }
    dots.frame = CGRect(
      x: 0, y: view.bounds.height - 37 - view.safeAreaInsets.bottom, width: view.bounds.width,
      height: 37)
  }

  private var isVertical: Bool { navigationOrientation == .vertical }
  private var pageFrame: CGRect { view.bounds }
  private var length: CGFloat { isVertical ? scroll.bounds.height : scroll.bounds.width }
  private var offset: CGFloat {
    isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
  }

  /// Shows a controller: at once, or from the side of a direction.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadViewIfNeeded()
    let new = viewControllers?.first
    dotIndex = dataSource?.presentationIndex(for: self) ?? 0
    guard animated, let new, current != nil, new !== current, viewIfLoaded?.window != nil else {
      replace(with: new)
      UIKitService.complete(completion)
      return
    }
    settle()
    if direction == .forward { after = new } else { before = new }
    layOutPages()
    start(new)
    self.completion = completion
    isAnimating = true
    scroll.setContentOffset(point(of: new), animated: true)
  }

  private func replace(with new: UIViewController?) {
    settle()
    guard new !== current else { return placePages() }
    if let current { remove(current) }
    current = new
    if let new {
      addChild(new)
      scroll.addSubview(new.view)
      new.didMove(toParent: self)
    }
    placePages()
  }

  private func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Pages

  private var pages: [UIViewController] { [before, current, after].compactMap(\.self) }

  /// Asks for the controllers beside the current one, and places it.
  private func placePages() {
    guard pending == nil else { return layOutPages() }
    before = nil
    after = nil
    if let current, let dataSource {
      before = dataSource.pageViewController(self, viewControllerBefore: current)
      after = dataSource.pageViewController(self, viewControllerAfter: current)
    }
    layOutPages()
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count == 0
    (dots.numberOfPages, dots.currentPage) = (count, dotIndex)
  }

  private func layOutPages() {
    isPlacing = true
    defer { isPlacing = false }
    let count = CGFloat(pages.count)
    scroll.contentSize =
      isVertical
      ? CGSize(width: scroll.bounds.width, height: length * count)
      : CGSize(width: length * count, height: scroll.bounds.height)
    for page in pages where page.parent === self {
      let origin = point(of: page)
      page.view.frame = CGRect(origin: origin, size: scroll.bounds.size).insetBy(
        dx: isVertical ? 0 : spacing / 2, dy: isVertical ? spacing / 2 : 0)
    }
    if let current, pending == nil { scroll.contentOffset = point(of: current) }
  }

  private func point(of page: UIViewController) -> CGPoint {
    let position = length * CGFloat(pages.firstIndex { $0 === page } ?? 0)
    return isVertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0)
  }

  // MARK: Movement

  /// Makes a controller beside the current one visible.
  private func start(_ page: UIViewController) {
    pending = page
    addChild(page)
    page.beginAppearanceTransition(true, animated: true)
    current?.beginAppearanceTransition(false, animated: true)
    scroll.addSubview(page.view)
    layOutPages()
  }

  /// Ends a movement where the pages are.
  private func settle() {
    guard let pending, let current else { return }
    let reached = point(of: pending)
    let isReached = abs((isVertical ? reached.y : reached.x) - offset) < length / 2
    self.pending = nil
    if isReached {
      dotIndex += pending === after ? 1 : -1
      pending.endAppearanceTransition()
      current.endAppearanceTransition()
      remove(current)
      pending.didMove(toParent: self)
      self.current = pending
    } else {
      pending.beginAppearanceTransition(false, animated: true)
      current.beginAppearanceTransition(true, animated: true)
      pending.endAppearanceTransition()
      current.endAppearanceTransition()
      remove(pending)
    }
    let wasAnimating = isAnimating
    isAnimating = false
    if wasAnimating { dotIndex = dataSource?.presentationIndex(for: self) ?? dotIndex }
    placePages()
    let completion = completion
    self.completion = nil
    completion?(true)
    guard !wasAnimating else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [current],
      transitionCompleted: isReached)
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing, !isAnimating, let current else { return }
    let position = point(of: current)
    let distance = offset - (isVertical ? position.y : position.x)
    let page = distance > 0 ? after : distance < 0 ? before : nil
    guard let page, page !== pending else { return }
    if pending != nil { settle() }
    delegate?.pageViewController(self, willTransitionTo: [page])
    start(page)
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
}
