// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// A sequence of color stops, without a geometry.
///
/// The colors of the first and the last stop extend beyond them. A gradient without stops draws nothing.
public struct Gradient: Hashable, Sendable {
  /// A color at a location along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The color at the location. Colors between two stops are interpolated.
    public var color: Color
    /// The location along the gradient, from 0 at its start to 1 at its end. Values outside are clamped; NaN counts
    /// as 0.
    public var location: CGFloat

    /// Creates a stop at a location from 0 to 1; see `location`.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops. They are sorted by their locations when they are drawn; several at one location keep their order, so
  /// that the color changes there at once.
  public var stops: [Stop]

  /// Creates a gradient from stops in any order; see `stops`.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient with evenly spaced colors: the first at 0, the last at 1.
  public init(colors: [Color]) {
    let steps = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
  }
}

extension Gradient: ShapeStyle {
  /// The gradient from the top to the bottom of the shape.
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolve(context)
  }
}
