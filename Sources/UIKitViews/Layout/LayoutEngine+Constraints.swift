// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import LinearConstraints

extension LayoutEngine {
  func addConstraints(_ view: UIView) {
    for constraint in view.constraints { addConstraint(constraint) }
    for child in view.subviews where !child.isLayoutRoot { addConstraints(child) }
  }

  private func addConstraint(_ constraint: NSLayoutConstraint) {
    // From right to left, leading and trailing positions are measured from the right, in the other direction.
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let isMirrored =
      constraint.owner?.isRightToLeft == true && attributes.contains(where: \.isDirectional)
    guard
      let first = expression(
        constraint.firstItem, constraint.firstAttribute, beside: constraint.secondItem, isMirrored)
    else { return }
    var left = first
    if let item = constraint.secondItem {
      guard
        let second = expression(
          item, constraint.secondAttribute, beside: constraint.firstItem, isMirrored)
      else { return }
      left = first - second * Double(constraint.multiplier)
    }
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let isAdded = follow(
      left, relation, Double(constraint.priority.rawValue), .constraint(constraint)
    ) { [unowned constraint] in constraint.constant }
    guard !isAdded, !constraint.isReported else { return }
    constraint.isReported = true
    let others = solver.conflict.sorted().compactMap { sources[$0]?.text(root: root) }
    LayoutProblems.report(constraint, inConflictWith: others)
  }

  private func expression(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?,
    _ isMirrored: Bool
  ) -> Expression? {
    guard let item else { return nil }
    var box: Box?
    var offsets = (first: 0.0, last: 0.0)
    if let guide = item as? UILayoutGuide {
      box = self.box(of: guide)
      if guide.kind != .own, let view = guide.owningView {
        mentioned.insert(ObjectIdentifier(view))
      }
    } else if let view = item as? UIView {
      mentioned.insert(ObjectIdentifier(view))
      if attribute.isMargin {
        box = self.box(of: view.margins)
      } else if let scroll = view as? UIScrollView, attribute != .width, attribute != .height,
        let inner = NSLayoutConstraint.view(of: other), inner !== scroll,
        inner.isDescendant(of: scroll), !((other as? UILayoutGuide)?.kind == .frame)
      {
        box = self.box(of: scroll.contentLayoutGuide)
      } else {
        if view !== root, view.isLayoutRoot, let parent = view.superview,
          boxes[ObjectIdentifier(view)] == nil, boxes[ObjectIdentifier(parent)] != nil
        {
          addView(view, in: parent)
        }
        box = boxes[ObjectIdentifier(view)]
      }
      if attribute == .firstBaseline || attribute == .lastBaseline {
        offsets = view.baselineOffsets
        view.usesBaselines = true
      }
    }
    guard let box else { return nil }
    let (x, y) = (variable(box.left), variable(box.top))
    let (w, h) = (variable(box.width), variable(box.height))
    if isMirrored {
      switch attribute {
      case .leading, .leadingMargin: return (x + w) * -1
      case .trailing, .trailingMargin: return x * -1
      case .centerX, .centerXWithinMargins: return (x + w * 0.5) * -1
      default: break
      }
    }
    return switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: x
    case .right, .trailing, .rightMargin, .trailingMargin: x + w
    case .top, .topMargin: y
    case .bottom, .bottomMargin: y + h
    case .width: w
    case .height: h
    case .centerX, .centerXWithinMargins: x + w * 0.5
    case .centerY, .centerYWithinMargins: y + h * 0.5
    case .firstBaseline: y + constant(offsets.first)
    case .lastBaseline: y + h - constant(offsets.last)
    case .notAnAttribute: nil
    }
  }
}
