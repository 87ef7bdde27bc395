// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion

/// Colours that pass into one another.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place between 0 and 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }
}

/// A gradient along a line.
public struct LinearGradient: Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  var geometry: UnitGradient { .linear(startPoint, endPoint) }
}

/// A gradient outwards from a point.
public struct RadialGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  var geometry: UnitGradient { .radial(center, startRadius, endRadius) }
}

/// A gradient around a point, clockwise.
public struct AngularGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Goes once round, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  var geometry: UnitGradient { .angular(center, startAngle, endAngle) }
}

extension LinearGradient: GradientView {}
extension RadialGradient: GradientView {}
extension AngularGradient: GradientView {}

/// Where a gradient lies in a shape it fills.
enum UnitGradient: Equatable, Sendable {
  case linear(UnitPoint, UnitPoint)
  case radial(UnitPoint, CGFloat, CGFloat)
  case angular(UnitPoint, Angle, Angle)

  func placed(in rect: CGRect) -> ColorGradient.Geometry {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    return switch self {
    case .linear(let start, let end): .linear(start: point(start), end: point(end))
    case .radial(let center, let start, let end):
      .radial(center: point(center), startRadius: start, endRadius: end)
    case .angular(let center, let start, let end):
      .angular(center: point(center), startAngle: start.radians, endAngle: end.radians)
    }
  }
}

/// A gradient, as a style and as a view.
protocol GradientView: LeafView, ShapeStyle where Leaf == FillElement {
  var gradient: Gradient { get }
  var geometry: UnitGradient { get }
}

extension GradientView {
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let values = context.values
    let stops = gradient.stops.map {
      ColorGradient.Stop($0.color.resolve(values), at: Float($0.location))
    }
    return _ResolvedStyle(fill: .gradient(geometry, stops))
  }

  func makeElement(_ node: Node) -> FillElement { FillElement(node) }

  func update(_ element: FillElement, _ pass: UpdatePass) {
    element.setFill(_resolve(_StyleContext(element.node.environment)).fill, pass)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
