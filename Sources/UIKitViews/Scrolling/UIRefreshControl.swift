// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import ViewCore

/// A control above the contents of a scroll view that refreshes them when they are pulled down.
///
/// It is the `refreshControl` of a scroll view, or a subview of it. Once the contents are pulled down by
/// 90 points it sends `valueChanged`, and spins until `endRefreshing()` is called.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether it spins, from a pull or `beginRefreshing()` to `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// A text below the indicator; nil for none.
  ///
  /// - Note: Differs from UIKit: the text is drawn without its attributes.
  open var attributedTitle: NSAttributedString? { didSet { titleChanged() } }
  /// The color of the indicator; gray if it is set to nil, and by default.
  open override var tintColor: UIColor! {
    get { indicatorTint ?? .systemGray }
    set {
      indicatorTint = newValue
      titleChanged()
    }
  }

  private var indicatorTint: UIColor?
  private let label = UILabel()
  /// Whether the finger that has started the refresh is still down, so that no space is reserved yet.
  private var isHeld = false
  /// From 0, not pulled, to 1, pulled far enough.
  private var fraction: CGFloat = 0
  private var start = 0.0

  /// The height of the control, as in UIKit, in points.
  private static let height: CGFloat = 60
  private static let distance = CGFloat(GestureThresholds.standard.refreshDistance)
  private static let spokes = 8
  /// The duration of a turn of the indicator, in seconds.
  private static let period = 1.0

  /// Creates a control.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a control; it has a height of 60 points whatever the frame is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.autoresizingMask = .flexibleWidth
    label.frame = CGRect(x: 0, y: 36, width: bounds.width, height: 20)
    label.isHidden = true
    addSubview(label)
  }

  /// Creates a control without a size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func titleChanged() {
    label.text = attributedTitle?.string
    label.isHidden = attributedTitle?.string.isEmpty != false
    if let indicatorTint { label.textColor = indicatorTint }
    layer.setNeedsFrame()
  }

  /// Spins as if the contents had been pulled. The contents do not move.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    fraction = 1
    start = UIKitService.now
    UIKitService.current?.add(self)
  }

  /// Stops spinning, and returns the contents to their original offset.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    let scroll = superview as? UIScrollView
    if let scroll, !isHeld { scroll.returnToRange() }
    isHeld = false
    if let scroll { scrolled(scroll) }
  }

  /// The height that the contents leave free for the control, in points.
  var reservedHeight: CGFloat { isRefreshing && !isHeld ? Self.height : 0 }

  /// Called when the offset of a scroll view has changed.
  func scrolled(_ scroll: UIScrollView) {
    let top = scroll.adjustedContentInset.top - reservedHeight
    let pull = max(0, -(scroll.contentOffset.y + top))
    let newFrame = CGRect(
      x: 0, y: -max(Self.height, pull), width: scroll.bounds.width, height: Self.height)
    ViewAnimation.withoutAnimation { if frame != newFrame { frame = newFrame } }
    if !isRefreshing { fraction = min(1, pull / Self.distance) }
    isHidden = pull == 0 && !isRefreshing
    layer.setNeedsFrame()
    guard !isRefreshing, isEnabled, scroll.isDragging, pull >= Self.distance else { return }
    isHeld = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Called when the finger on a scroll view has been lifted.
  func released(_ scroll: UIScrollView) { isHeld = false }

  override func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    var color = Color(uiColor: tintColor).resolve(UIKitService.environment)
    let middle = CGPoint(x: state.bounds.midX, y: label.isHidden ? 30 : 20)
    let turn = isRefreshing ? (UIKitService.now - start) / Self.period : 0
    let opacity = color.opacity
    for spoke in 0..<Self.spokes {
      let share = Double(spoke) / Double(Self.spokes)
      let strength =
        isRefreshing
        ? 1 - (turn - share - (turn - share).rounded(.down)) * 0.8
        : min(max(Double(fraction) * Double(Self.spokes) - Double(spoke), 0), 1)
      guard strength > 0 else { continue }
      color.opacity = opacity * Float(strength)
      let outer = builder.transform
      builder.apply(
        CGAffineTransform(rotationAngle: share * 2 * .pi)
          .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y)))
      builder.fill(
        RoundedRect(CGRect(x: -1.5, y: -13, width: 3, height: 7), radius: 1.5), .color(color))
      builder.transform = outer
    }
  }
}

extension UIRefreshControl: FrameTicker {
  package func tick(at time: Double) -> Bool { isRefreshing && window != nil }
}
