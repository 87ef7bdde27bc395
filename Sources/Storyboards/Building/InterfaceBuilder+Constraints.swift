// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import UIKitContainers
@_spi(ViewTree) import UIKitViews

/// The space above or below the safe area, from before there was one, as an item of constraints.
final class BarGuide {
  let isTop: Bool

  init(isTop: Bool) { self.isTop = isTop }
}

extension InterfaceBuilder {
  /// Activates the constraints of a view.
  func addConstraints(_ element: InterfaceElement, _ view: UIView) {
    for item in element.list("constraints")
    where item.bool("placeholder") != true && isInstalled(item, in: element, "constraints") {
      guard let constraint = constraint(item, of: view) else { continue }
      guard Self.haveCommonView(constraint) else {
        report("a constraint is between views that are not in one view", item)
        continue
      }
      note(constraint, item)
      made.append((item, constraint))
      constraint.isActive = true
    }
  }

  private func constraint(_ element: InterfaceElement, of view: UIView) -> NSLayoutConstraint? {
    guard let name = element["firstAttribute"], let first = InterfaceNames.attributes[name] else {
      report("a constraint has the unknown attribute \(element["firstAttribute"] ?? "")", element)
      return nil
    }
    let firstItem = element["firstItem"] == nil ? view : object(element["firstItem"])
    guard let one = end(firstItem, first, view) else {
      report("a constraint refers to \(element["firstItem"] ?? ""), which does not exist", element)
      return nil
    }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    var other: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
    if let name = element["secondAttribute"] {
      let item = element["secondItem"] == nil ? view : object(element["secondItem"])
      guard let second = InterfaceNames.attributes[name], let found = end(item, second, view) else {
        report(
          "a constraint refers to \(element["secondItem"] ?? name), which does not exist", element)
        return nil
      }
      other = found
    }
    let result = NSLayoutConstraint(
      item: one.item, attribute: one.attribute,
      relatedBy: element["relation"].flatMap { relations[$0] } ?? .equal, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: Self.multiplier(element),
      constant: element.number("constant") ?? standardSpace(element, one.item, other?.item))
    if let priority = element.number("priority") {
      result.priority = UILayoutPriority(Float(max(1, min(1000, priority))))
    }
    result.identifier = element["identifier"]
    return result
  }

  private static func haveCommonView(_ constraint: NSLayoutConstraint) -> Bool {
    guard let second = constraint.secondItem else { return true }
    func root(_ item: AnyObject?) -> UIView? {
      var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      while let outer = view?.superview { view = outer }
      return view
    }
    return root(constraint.firstItem) === root(second)
  }

  /// The item and the attribute of one side of a constraint; nil if there is no such item.
  private func end(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ view: UIView
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let guide = item as? BarGuide else {
      guard item is UIView || item is UILayoutGuide, let item else { return nil }
      return (item, attribute)
    }
    let root: UIView = controller?.viewIfLoaded ?? view
    let isInner = guide.isTop == (attribute == .bottom)
    if isInner { return (root.safeAreaLayoutGuide, guide.isTop ? .top : .bottom) }
    return (root, guide.isTop ? .top : .bottom)
  }

  /// The standard distance that a constraint asks for: 8 points between siblings, 20 to the edges.
  private func standardSpace(
    _ element: InterfaceElement, _ one: AnyObject, _ other: AnyObject?
  ) -> CGFloat {
    guard element.bool("symbolic") == true else { return 0 }
    let views = (one as? UIView, other as? UIView)
    return views.0?.superview != nil && views.0?.superview === views.1?.superview ? 8 : 20
  }

  /// The factor: a number, or a ratio such as `16:9`.
  static func multiplier(_ element: InterfaceElement) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
    return value.isFinite ? CGFloat(value) : 1
  }
}
