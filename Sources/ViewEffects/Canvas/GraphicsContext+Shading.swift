// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

extension GraphicsContext {
  /// The paint of a path or stroke. Points are in the context's coordinate space.
  public struct Shading: Sendable {
    private enum Kind {
      case style(any ShapeStyle)
      case gradient(Gradient, ColorGradient.Geometry)
    }

    private let kind: Kind

    /// A color, resolved in the canvas's environment.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// A color from components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray from a brightness from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A shape style; gradients extend over the path's bounding box.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(style))
    }

    /// The foreground style of the canvas's environment.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A linear gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(start: startPoint, end: endPoint)))
    }

    /// A radial gradient between two radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius)))
    }

    /// An angular gradient over a full turn clockwise, beginning at `angle`.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .angular(
            center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)))
    }

    func paint(_ surface: CanvasSurface, in rect: CGRect) -> Paint {
      switch kind {
      case .style(let style):
        return AnimatableFill(surface.resolve(style)).paint(in: rect)
      case .gradient(let gradient, let geometry):
        let stops = gradient.stops.map { stop in
          ColorGradient.Stop(surface.color(stop.color), at: Float(stop.location))
        }
        return .gradient(ColorGradient(geometry, stops: stops).completedTurn)
      }
    }
  }

  /// An effect that is applied to each drawing operation.
  ///
  /// A filter with a number that is not finite is not applied.
  public struct Filter: Sendable {
    private enum Kind {
      case effect(LayerEffect)
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
      case threshold(Float, Color)
      case multiply(Color)
    }

    private let kind: Kind

    /// A Gaussian blur with a radius in points; a negative one counts as 0.
    public static func blur(radius: CGFloat) -> Filter {
      Filter(kind: .effect(.blur(radius: Float(max(0, radius)))))
    }

    /// A shadow, blurred by a radius and offset by x and y, in points. A negative radius counts as 0.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }

    /// Adds to the brightness: 0 changes nothing, -1 gives black and 1 white.
    public static func brightness(_ amount: Double) -> Filter {
      filter(.brightness(Float(amount)))
    }

    /// Scales the contrast: 0 gives gray, 1 changes nothing. A negative amount inverts the colors, too.
    public static func contrast(_ amount: Double) -> Filter { filter(.contrast(Float(amount))) }

    /// Scales the saturation: 0 is gray, 1 changes nothing. A negative amount turns the hues to their opposites, too.
    public static func saturation(_ amount: Double) -> Filter {
      filter(.saturation(Float(amount)))
    }

    /// Removes a fraction of the saturation: 0 changes nothing, 1 is gray. A negative amount adds saturation.
    public static func grayscale(_ amount: Double) -> Filter {
      filter(.grayscale(Float(amount)))
    }

    /// Rotates the hue of all colors by an angle, in either direction and by any number of turns.
    public static func hueRotation(_ angle: Angle) -> Filter {
      filter(
        .hueRotation(cosine: Float(cos(angle.radians)), sine: Float(sin(angle.radians))))
    }

    /// Multiplies all colors by a color, component by component; white has no effect.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Draws under a transform, which may have perspective, in the context's coordinate space.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .effect(.projection(matrix.projection)))
    }

    /// Draws all pixels whose opacity exceeds `min`, from 0 to 1, in one color. After a blur,
    /// neighboring shapes merge.
    ///
    /// Opacities within about 0.0125 of `min` are mapped to partial coverage, so that the edge is
    /// antialiased.
    ///
    /// - Note: Differs from SwiftUI: `max` has no effect. Pixels of higher opacity are drawn as
    ///   well.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .threshold(Float(min.clampedToUnit), color))
    }

    package static func filter(_ filter: ColorFilter) -> Filter {
      Filter(kind: .effect(.filter(filter)))
    }

    /// The layer effects of the filter, from the outermost inwards; none if a number is not finite.
    func effects(_ surface: CanvasSurface) -> [LayerEffect] {
      let effects = uncheckedEffects(surface)
      return effects.allSatisfy(\.isFinite) ? effects : []
    }

    private func uncheckedEffects(_ surface: CanvasSurface) -> [LayerEffect] {
      switch kind {
      case .effect(let effect): return [effect]
      case .multiply(let color): return [.filter(.colorMultiply(surface.color(color)))]
      case .shadow(let color, let radius, let x, let y):
        return [
          .shadow(surface.color(color), radius: Float(radius), x: Float(x), y: Float(y))
        ]
      case .threshold(let limit, let color):
        let color = surface.color(color)
        return [.opacity(color.opacity), .filter(.alphaThreshold(limit, color))]
      }
    }
  }
}

extension CanvasSurface {
  func color(_ color: Color) -> ResolvedColor {
    nonisolated(unsafe) let context = style
    return MainActor.unsafelyAssumed { color.resolve(context.values) }
  }

  func resolve(_ fill: any ShapeStyle) -> AnimatableFill.Fill {
    nonisolated(unsafe) let context = style
    return MainActor.unsafelyAssumed { fill._resolve(context).fill }
  }
}
