// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// A single number of a view that is animated, such as an angle or an opacity.
package struct AnimatedNumber: Equatable, Sendable {
  /// Identifies the number in its hierarchy, while the view exists.
  package var id: ObjectIdentifier
  /// The view or modifier that it belongs to, such as `Knob .rotationEffect`.
  package var name: String
  /// `°` for an angle; empty for others.
  package var unit: String
  /// The presented value; that of an angle is in degrees.
  package var value: Double
}

/// A value whose animation changes an angle.
protocol Rotating {
  var angle: Angle { get }
}

extension AnimatedNumber {
  /// Returns the number and unit of a value with one animatable number; nil for others.
  static func number(of value: Any) -> (value: Double, unit: String)? {
    switch value {
    case let rotation as any Rotating: (rotation.angle.degrees, "°")
    case let angle as Angle: (angle.degrees, "°")
    case let number as Double: (number, "")
    case let number as Float: (Double(number), "")
    default: nil
    }
  }
}

extension ViewHost {
  /// The single numbers that are currently animated. Positions and sizes are not among them.
  package var animatedNumbers: [AnimatedNumber] {
    animating.values.compactMap { object in
      guard let numeric = object as? any NumericAnimating, let found = numeric.animatedNumber
      else { return nil }
      let (node, value) = found
      return AnimatedNumber(
        id: ObjectIdentifier(object), name: node.animationName, unit: value.unit,
        value: value.value)
    }
    .sorted { $0.name < $1.name }
  }
}

/// An object whose animation is that of one number.
@MainActor
protocol NumericAnimating: AnyObject {
  /// The number and the node that it belongs to; nil if more than one number is animated.
  var animatedNumber: (node: Node, value: (value: Double, unit: String))? { get }
}

extension Node {
  /// The name of the nearest view with a body, and of the modifier; `transition` for that of a view which
  /// appears or disappears.
  fileprivate var animationName: String {
    let view = viewTypes.first.map(InspectedName.of) ?? ""
    guard viewType == nil else { return view }
    let name = self is PresenceNode ? "transition" : inspectedName
    return view.isEmpty ? name : view + " " + name
  }
}
