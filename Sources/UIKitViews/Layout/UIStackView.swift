// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A view that places views in a row or a column, by constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the lengths of arranged views along the axis are determined.
  public enum Distribution: Int, Sendable {
    /// Views are stretched or compressed by their priorities.
    case fill
    /// All views have the same length.
    case fillEqually
    /// Lengths are proportional to the intrinsic ones.
    case fillProportionally
    /// The distances between views are equal.
    case equalSpacing
    /// The distances between the middles of views are equal where possible, and views do not overlap.
    case equalCentering
  }

  /// How arranged views are placed across the axis.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack across its axis.
    case fill
    /// Views are at the leading edge; at the top in a row.
    case leading
    /// The first baselines are aligned; only in a row.
    case firstBaseline
    /// Views are in the middle.
    case center
    /// Views are at the trailing edge; at the bottom in a row.
    case trailing
    /// The last baselines are aligned; only in a row.
    case lastBaseline
    /// At the top of a row: the same as `leading`.
    public static let top = Alignment.leading
    /// At the bottom of a row: the same as `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The placed views in their order. Each is a subview; a hidden one takes no space.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction in which views are arranged; `horizontal`, a row, by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
  /// How the lengths of the views are found along the axis; `fill` by default.
  open var distribution = Distribution.fill { didSet { arrangementChanged() } }
  /// Where the views are across the axis; `fill` by default.
  open var alignment = Alignment.fill { didSet { arrangementChanged() } }
  /// The distance between views in points; 0 by default.
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
  /// Whether views are inside the margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a row of views, whose frames make no constraints any more.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  override var arrangesSubviews: Bool { true }
  override func subviewVisibilityChanged() { arrangementChanged() }
  override func subviewWillBeRemoved(_ view: UIView) { forget(view) }

  private func arrangementChanged() { constraintsChanged() }

  /// Places a view after the others. It becomes a subview, and its frame makes no constraints any more.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Places a view at an index in the order. One that is placed already moves there. An index beyond the end is the
  /// end; a negative one is a programming error.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrangementChanged()
  }

  /// Removes a view from the row; it remains a subview of the stack.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  private func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementChanged()
  }

  /// The standard spacing: 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
  /// The value of `customSpacing` for no other spacing.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// Sets the distance after a view in points, instead of `spacing`; `spacingUseDefault` removes it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The distance after a view in points; `spacingUseDefault` if none has been set for it.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func spacing(after view: UIView) -> CGFloat {
    let own = spacings[ObjectIdentifier(view)] ?? spacing
    return own == Self.spacingUseSystem ? 8 : own
  }
}
