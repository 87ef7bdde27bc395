// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A parsed visual format: items with distances between them.
@MainActor
package struct VisualFormat {
  /// A defect of a format, as a sentence.
  package struct Problem: Error {
    package var message: String
  }

  /// A relation to a number or to the size of another view.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var item: AnyObject?
    var priority = UILayoutPriority.required
  }

  /// The distance between two items: none is zero, and no predicates are the usual distance.
  private enum Distance {
    case none
    case standard
    case relations([Predicate])
  }

  private enum Item {
    case edge
    case view(AnyObject, [Predicate])

    var isEdge: Bool { if case .edge = self { true } else { false } }
  }

  private let characters: [Character]
  private var position = 0
  private let metrics: [String: CGFloat]
  private let views: [String: AnyObject]
  private var isVertical = false
  private var items: [Item] = []
  private var distances: [Distance] = []

  package init(
    _ format: String, _ metrics: [String: CGFloat], _ views: [String: AnyObject]
  ) throws(Problem) {
    characters = format.filter { !$0.isWhitespace }.map(\.self)
    (self.metrics, self.views) = (metrics, views)
    try parse()
  }

  package static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: Parsing

  private func peek(_ offset: Int = 0) -> Character? {
    characters.indices.contains(position + offset) ? characters[position + offset] : nil
  }

  private mutating func accept(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private func problem(_ expected: String) -> Problem {
    let rest = String(characters[position...])
    let place = rest.isEmpty ? "at the end" : "before \"\(rest)\""
    return Problem(message: "\(expected) is expected \(place).")
  }

  private mutating func parse() throws(Problem) {
    if accept("V:") { isVertical = true } else { _ = accept("H:") }
    items.append(try item())
    while position < characters.count {
      distances.append(try distance())
      items.append(try item())
      if items.last?.isEdge == true { break }
    }
    guard position == characters.count else { throw problem("the end of the format") }
    guard items.contains(where: { !$0.isEdge }) else {
      throw Problem(message: "it has no view.")
    }
  }

  private mutating func item() throws(Problem) -> Item {
    if accept("|") { return .edge }
    guard accept("[") else { throw problem("\"[\" or \"|\"") }
    let name = self.name()
    guard let view = views[name] else {
      throw Problem(message: "there is no view with the name \"\(name)\".")
    }
    let sizes = peek() == "(" ? try predicates() : []
    guard accept("]") else { throw problem("\"]\"") }
    return .view(view, sizes)
  }

  private mutating func name() -> String {
    var text = ""
    while let next = peek(), next.isLetter || next.isNumber || next == "_" || next == "." {
      text.append(next)
      position += 1
    }
    return text
  }

  private mutating func distance() throws(Problem) -> Distance {
    guard accept("-") else { return .none }
    if peek() == "[" || peek() == "|" { return .standard }
    let relations = peek() == "(" ? try predicates() : [try predicate()]
    guard accept("-") else { throw problem("\"-\"") }
    return .relations(relations)
  }

  private mutating func predicates() throws(Problem) -> [Predicate] {
    guard accept("(") else { throw problem("\"(\"") }
    var result = [try predicate()]
    while accept(",") { result.append(try predicate()) }
    guard accept(")") else { throw problem("\")\"") }
    return result
  }

  private mutating func predicate() throws(Problem) -> Predicate {
    var result = Predicate()
    if accept(">=") {
      result.relation = .greaterThanOrEqual
    } else if accept("<=") {
      result.relation = .lessThanOrEqual
    } else {
      _ = accept("==")
    }
    if let first = peek(), first.isNumber || first == "-" || first == "." {
      result.constant = try value()
    } else {
      let name = self.name()
      if let constant = metrics[name] {
        result.constant = constant
      } else if let view = views[name] {
        result.item = view
      } else {
        throw Problem(message: "there is no metric or view with the name \"\(name)\".")
      }
    }
    if accept("@") { result.priority = UILayoutPriority(Float(try value())) }
    return result
  }

  private mutating func value() throws(Problem) -> CGFloat {
    var text = ""
    if accept("-") { text = "-" }
    while let next = peek(), next.isNumber || next == "." {
      text.append(next)
      position += 1
    }
    if let number = Double(text) { return number }
    let name = self.name()
    guard let number = metrics[name] else {
      throw name.isEmpty
        ? problem("a number") : Problem(message: "there is no metric with the name \"\(name)\".")
    }
    return number
  }

  // MARK: Constraints

  func constraints(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let edges = edges(options)
    let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    for case .view(let view, let sizes) in items {
      for size in sizes {
        result.append(
          make(
            view, length, size.relation, size.item, size.item == nil ? .notAnAttribute : length,
            size.constant, size.priority))
      }
    }
    for (index, distance) in distances.enumerated() {
      result += constraints(items[index], distance, items[index + 1], edges)
    }
    if let attribute = options.attribute {
      let views = items.compactMap { item -> AnyObject? in
        if case .view(let view, _) = item { view } else { nil }
      }
      for (one, other) in zip(views, views.dropFirst()) {
        result.append(make(one, attribute, .equal, other, attribute, 0, .required))
      }
    }
    return result
  }

  private typealias Edges = (
    first: NSLayoutConstraint.Attribute, last: NSLayoutConstraint.Attribute, sign: CGFloat
  )

  /// The attributes of the first and the last edge of views along the format.
  private func edges(_ options: NSLayoutConstraint.FormatOptions) -> Edges {
    if isVertical { return (.top, .bottom, 1) }
    if options.contains(.directionLeftToRight) { return (.left, .right, 1) }
    if options.contains(.directionRightToLeft) { return (.right, .left, -1) }
    return (.leading, .trailing, 1)
  }

  private func constraints(
    _ one: Item, _ distance: Distance, _ other: Item, _ edges: Edges
  ) -> [NSLayoutConstraint] {
    let relations: [Predicate]
    switch distance {
    case .none: relations = [Predicate()]
    case .standard: relations = [Predicate(constant: one.isEdge || other.isEdge ? 0 : 8)]
    case .relations(let own): relations = own
    }
    // The usual distance from the edge of the superview is that of its margin.
    let usesMargin = if case .standard = distance { true } else { false }
    return relations.compactMap { relation in
      let sign = edges.sign
      switch (one, other) {
      case (.edge, .view(let view, _)):
        guard let parent = parent(of: view) else { return nil }
        return make(
          view, edges.first, flipped(relation.relation, sign), parent,
          usesMargin ? margin(edges.first) : edges.first, sign * relation.constant,
          relation.priority)
      case (.view(let view, _), .edge):
        guard let parent = parent(of: view) else { return nil }
        return make(
          parent, usesMargin ? margin(edges.last) : edges.last,
          flipped(relation.relation, sign), view, edges.last, sign * relation.constant,
          relation.priority)
      case (.view(let first, _), .view(let second, _)):
        return make(
          second, edges.first, flipped(relation.relation, sign), first, edges.last,
          sign * relation.constant, relation.priority)
      case (.edge, .edge): return nil
      }
    }
  }

  private func flipped(
    _ relation: NSLayoutConstraint.Relation, _ sign: CGFloat
  ) -> NSLayoutConstraint.Relation {
    guard sign < 0, relation != .equal else { return relation }
    return relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
  }

  private func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .trailing: .trailingMargin
    default: .leadingMargin
    }
  }

  private func parent(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private func make(
    _ one: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    constraint.priority = priority
    return constraint
  }
}
