// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A relation between two dimensions or positions: `first = multiplier · second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: Hashable, _ConstraintDescribing {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  /// An attribute of a view: a dimension or a position.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute = 0
  }

  /// The horizontal or the vertical axis of a length, for priorities.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  /// The view or guide whose attribute the constraint determines.
  open private(set) weak var firstItem: AnyObject?
  /// The edge, middle or length of `firstItem` that the constraint determines.
  public let firstAttribute: Attribute
  /// Whether the first attribute equals the other side, or is at most or at least that.
  public let relation: Relation
  /// The view or guide of the second attribute; nil for none.
  open private(set) weak var secondItem: AnyObject?
  /// The edge, middle or length of `secondItem` on the other side; `notAnAttribute` without one.
  public let secondAttribute: Attribute
  /// The factor by which the second attribute is multiplied.
  public let multiplier: CGFloat
  /// The number added to the second attribute, in points; the whole other side without a second item. It can change
  /// while the constraint is active.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// The priority; `required` by default. Of constraints that contradict each other, those with a lower one are not
  /// satisfied.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue, isActive { owner?.constraintsChanged() } }
  }
  /// Whether archives contain the constraint. No effect: there are none.
  open var shouldBeArchived = false
  /// A name for the program's use, by which messages about the constraint name it; nil for none.
  open var identifier: String?
  /// The view that has the constraint; nil while it is not active.
  weak var owner: UIView?
  /// Whether a report has named it since it became active.
  var isReported = false

  /// Creates a relation, which is not active.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    (self.multiplier, constant) = (multiplier, c)
  }

  /// Creates a constraint without items, instead of one that is made later.
  public convenience init() {
    self.init(
      item: 0, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// Whether the constraint is active. Views of both items need a common superview.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install() } else { uninstall() }
    }
  }

  /// Activates constraints, each in the nearest common superview of its items.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, which their views no longer keep.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func install() {
    guard let first = Self.view(of: firstItem) else { return }
    var common: UIView? = first
    if let second = Self.view(of: secondItem) {
      while let view = common, !second.isDescendant(of: view) { common = view.superview }
    }
    guard let common else {
      fatalError("The views of a constraint have no common superview: \(self)")
    }
    owner = common
    forgetSolutions()
    for item in [first, Self.view(of: secondItem)] {
      // A constraint with a view outside of a row makes the row's part of those outside.
      var view = item === common ? nil : item?.superview
      while let inner = view, inner !== common {
        inner.solvesAlone = false
        view = inner.superview
      }
    }
    common.constraints.append(self)
    common.constraintsChanged()
  }

  func uninstall() {
    isReported = false
    forgetSolutions()
    owner?.constraints.removeAll { $0 === self }
    owner?.constraintsChanged()
    owner = nil
  }

  /// Makes the next layout set the frames of the views again, which code may have moved.
  private func forgetSolutions() {
    for item in [firstItem, secondItem] { (item as? UIView)?.solution = nil }
  }

  private func changed() { owner?.constantsChanged() }

  /// The view of a view or a guide.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The relation in the manner of UIKit's log.
  nonisolated fileprivate var relationText: String {
    MainActor.assumeIsolated {
      let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
      var text = firstItem.map { "\(Self.name(of: $0)).\(firstAttribute) \(sign) " } ?? ""
      if let secondItem {
        if multiplier != 1 { text += "\(Self.text(multiplier))*" }
        text += "\(Self.name(of: secondItem)).\(secondAttribute)"
        if constant != 0 { text += constant < 0 ? " - " : " + " }
        if constant != 0 { text += Self.text(abs(constant)) }
      } else {
        text += Self.text(constant)
      }
      let name = identifier.map { " '\($0)'" } ?? ""
      let state = isActive ? "active" : "inactive"
      return "<NSLayoutConstraint:\(Self.address(of: self))\(name) \(text)   (\(state))>"
    }
  }

  /// The class and the address of a view or a guide, as descriptions have them.
  static func name(of item: AnyObject) -> String {
    let identifier = (item as? UILayoutGuide)?.identifier ?? ""
    let suffix = identifier.isEmpty ? "" : "'\(identifier)'"
    return "\(type(of: item)):\(address(of: item))\(suffix)"
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  /// A number without a fraction of zero.
  static func text(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  nonisolated public static func == (one: NSLayoutConstraint, other: NSLayoutConstraint) -> Bool {
    one === other
  }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Gives constraints their description, which extensions of subclasses hide by one of their own.
public protocol _ConstraintDescribing: CustomStringConvertible {}

extension _ConstraintDescribing {
  /// The relation in the manner of UIKit's log.
  public var description: String { (self as? NSLayoutConstraint)?.relationText ?? "" }
}
