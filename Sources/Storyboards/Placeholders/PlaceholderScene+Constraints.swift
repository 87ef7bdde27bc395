// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension PlaceholderScene {
  /// Words in the names of constraints' outlets, with the attributes that they stand for. The first match counts.
  private static let attributes: [(word: String, attribute: NSLayoutConstraint.Attribute)] = [
    ("height", .height), ("width", .width), ("bottom", .bottom), ("leading", .leading),
    ("left", .leading), ("trailing", .trailing), ("right", .trailing), ("centerx", .centerX),
    ("horizontal", .centerX), ("centery", .centerY), ("vertical", .centerY), ("top", .top),
  ]

  /// The attribute that a constraint determines, by the name of its outlet, such as `cardBottomConstraint`;
  /// `top` if the name has none.
  static func attribute(of name: String) -> NSLayoutConstraint.Attribute {
    let lower = name.lowercased()
    return attributes.first { lower.contains($0.word) }?.attribute ?? .top
  }

  /// Makes constraints for the outlets of constraints, by their names. Their views have the frames that they
  /// would have without, until a constant changes.
  mutating func constrain() {
    guard let container else { return }
    var wanted: [(outlet: InterfaceOutlet, view: UIView, attribute: NSLayoutConstraint.Attribute)] =
      []
    for outlet in registry.outlets
    where outlet.type == NSLayoutConstraint.self && outlet.isOf(owner) && outlet.value(owner) == nil
    {
      let views = views.filter { $0 !== container && $0.superview === container }
      guard let view = best(for: outlet.name, among: views) ?? views.first ?? square(in: container)
      else { continue }
      wanted.append((outlet, view, Self.attribute(of: outlet.name)))
      note(outlet.name)
    }
    var constrained: [UIView] = []
    for entry in wanted where !constrained.contains(where: { $0 === entry.view }) {
      constrained.append(entry.view)
    }
    for view in constrained {
      let own = wanted.filter { $0.view === view }
      let attributes = Self.completed(own.map(\.attribute))
      view.translatesAutoresizingMaskIntoConstraints = false
      for attribute in attributes {
        let constraint = Self.constraint(attribute, of: view, in: container)
        constraint.isActive = true
        for entry in own where entry.attribute == attribute {
          entry.outlet.set(owner, constraint)
          made.append(Placeholder(outlet: entry.outlet, object: constraint))
        }
      }
    }
  }

  /// Returns the given attributes without duplicates, and those needed in addition to determine a frame.
  private static func completed(
    _ attributes: [NSLayoutConstraint.Attribute]
  ) -> [NSLayoutConstraint.Attribute] {
    let axes: [[NSLayoutConstraint.Attribute]] = [
      [.width, .leading, .trailing, .centerX], [.height, .top, .bottom, .centerY],
    ]
    return axes.flatMap { axis in
      let given = axis.filter(attributes.contains)
      // A size and a position, or two positions.
      return given + axis.filter { !given.contains($0) }.prefix(max(0, 2 - given.count))
    }
  }

  /// The constraint with which a view has its present frame. A positive constant is a distance inwards.
  private static func constraint(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, in container: UIView
  ) -> NSLayoutConstraint {
    let (frame, bounds) = (view.frame, container.bounds)
    func edge(_ first: UIView, _ second: UIView, _ constant: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
        multiplier: 1, constant: constant)
    }
    switch attribute {
    case .width, .height:
      return NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1,
        constant: attribute == .width ? frame.width : frame.height)
    case .leading: return edge(view, container, frame.minX - bounds.minX)
    case .trailing: return edge(container, view, bounds.maxX - frame.maxX)
    case .bottom: return edge(container, view, bounds.maxY - frame.maxY)
    case .centerX: return edge(view, container, frame.midX - bounds.midX)
    case .centerY: return edge(view, container, frame.midY - bounds.midY)
    default: return edge(view, container, frame.minY - bounds.minY)
    }
  }
}
