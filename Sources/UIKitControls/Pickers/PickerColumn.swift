// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A wheel of a picker view: rows on a cylinder, which a scroll view moves and which stop at a row.
final class PickerColumn: UIView, UIScrollViewDelegate {
  /// The number of rows.
  var count = 0
  /// The height of a row on the surface of the cylinder, in points.
  var rowHeight: CGFloat = 32 { didSet { place() } }
  /// Makes the view of a row; the argument is one to be used again.
  var makeView: (_ row: Int, _ reused: UIView?) -> UIView? = { _, _ in nil }
  /// Called when the user has selected another row.
  var selected: (Int) -> Void = { _ in }
  /// The selected row; the one before the movement while the wheel moves.
  private(set) var selection = 0
  private let scroll = UIScrollView()
  private var rows: [Int: UIView] = [:]
  private var unused: [UIView] = []

  /// The radius of the cylinder in points.
  private static let radius: CGFloat = 108

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    let keys = HostView(
      AnyView(
        Color.clear.keyboardTarget(
          FocusTarget(
            radius: 8,
            move: { [weak self] direction in
              self?.step(direction == .up || direction == .left ? -1 : 1)
              return true
            },
            control: { [weak self] in
              ControlDescription(
                .picker, label: self?.selectedText, adjust: { self?.step($0) })
            }))))
    keys.isUserInteractionEnabled = false
    addSubview(keys)
    scroll.showsVerticalScrollIndicator = false
    scroll.alwaysBounceVertical = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    addSubview(scroll)
    let tap = UITapGestureRecognizer(target: self, action: Selector(method: Self.tapped, "tapped"))
    tap.isInternal = true
    scroll.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// The view of a row; nil if it is not visible.
  func view(_ row: Int) -> UIView? { rows[row] }

  /// Makes all rows again. The selected one stays, or the last becomes it if there are fewer.
  func reload(_ count: Int) {
    self.count = count
    for view in rows.values { view.removeFromSuperview() }
    (rows, unused) = ([:], [])
    selection = min(max(selection, 0), max(count - 1, 0))
    place()
    select(selection, animated: false)
  }

  /// Selects a row; one out of range selects the nearest.
  func select(_ row: Int, animated: Bool) {
    selection = min(max(row, 0), max(count - 1, 0))
    scroll.setContentOffset(offset(of: selection), animated: animated && window != nil)
    setNeedsLayout()
  }

  private var inset: CGFloat { (bounds.height - rowHeight) / 2 }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - inset) }

  /// The row that is nearest to the middle at an offset.
  private func row(at offset: CGFloat) -> Int {
    index(((offset + inset) / rowHeight).rounded())
  }

  /// The row at a position in heights of rows; the nearest for a position before the first or after the last.
  private func index(_ position: CGFloat) -> Int {
    guard position > 0 else { return 0 }
    return position < CGFloat(count - 1) ? Int(position) : max(count - 1, 0)
  }

  private func place() {
    scroll.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    scroll.contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if scroll.frame.size != bounds.size {
      for view in subviews { view.frame = bounds }
      place()
      scroll.setContentOffset(offset(of: selection), animated: false)
    }
    showRows()
  }

  /// Shows the rows on the front of the cylinder.
  private func showRows() {
    let (middle, reach) = (scroll.contentOffset.y + bounds.midY, Self.radius * .pi / 2)
    let first = index((middle - reach) / rowHeight)
    let last = count > 0 && middle + reach >= 0 ? index((middle + reach) / rowHeight) : -1
    for (row, view) in rows where row < first || row > last {
      view.removeFromSuperview()
      rows[row] = nil
      unused.append(view)
    }
    guard first <= last else { return }
    ViewAnimation.withoutAnimation {
      for row in first...last {
        guard let view = rows[row] ?? makeView(row, unused.popLast()) else { continue }
        if rows[row] == nil {
          rows[row] = view
          scroll.addSubview(view)
        }
        project(view, (CGFloat(row) + 0.5) * rowHeight - middle, middle)
      }
    }
  }

  /// Positions a row by its distance from the middle along the surface, in orthographic projection, without
  /// perspective.
  private func project(_ view: UIView, _ distance: CGFloat, _ middle: CGFloat) {
    let angle = min(max(distance / Self.radius, -.pi / 2), .pi / 2)
    let size = CGSize(width: bounds.width, height: rowHeight)
    if view.bounds.size != size { view.bounds.size = size }
    view.center = CGPoint(x: bounds.midX, y: middle + Self.radius * sin(angle))
    view.transform = CGAffineTransform(scaleX: 1, y: max(0.001, cos(angle)))
    let share = min(abs(distance) / rowHeight, 1)
    view.alpha = (1 - 0.55 * share) * min(1, max(0.02, cos(angle)) * 1.2)
  }

  // MARK: Movement

  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { stopped() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stopped() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { stopped() }

  private func stopped() {
    let row = row(at: scroll.contentOffset.y)
    guard count > 0, row != selection else { return }
    selection = row
    selected(row)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: scroll)
    guard let row = rows.first(where: { $0.value.frame.encloses(point) })?.key else { return }
    scroll.setContentOffset(offset(of: row), animated: true)
  }

  private func step(_ direction: Int) {
    let row = selection + direction
    guard (0..<count).contains(row) else { return }
    select(row, animated: true)
    selected(row)
  }

  private var selectedText: String? {
    let view = rows[selection]
    return view?.accessibilityLabel ?? (view as? UILabel)?.text
  }
}
