// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion

extension GraphicsContext {
  /// What a path is filled with. Points are in the context's space.
  public struct Shading: Sendable {
    private enum Kind {
      case style(any ShapeStyle)
      case gradient(Gradient, ColorGradient.Geometry)
    }

    private let kind: Kind

    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, in the rectangle around the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(style))
    }

    /// The style that the views around have set.
    public static var foreground: Shading { style(ForegroundStyle()) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(start: startPoint, end: endPoint)))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius)))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .angular(
            center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)))
    }

    func paint(_ sheet: GraphicsSheet, in rect: CGRect) -> Paint {
      switch kind {
      case .style(let style):
        return AnimatableFill(sheet.resolve(style)).paint(in: rect)
      case .gradient(let gradient, let geometry):
        let stops = gradient.stops.map { stop in
          ColorGradient.Stop(sheet.color(stop.color), at: Float(stop.location))
        }
        return .gradient(ColorGradient(geometry, stops: stops))
      }
    }
  }

  /// What each thing that is drawn passes through.
  public struct Filter: Sendable {
    private enum Kind {
      case effect(LayerEffect)
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
      case threshold(Float, Color)
    }

    private let kind: Kind

    /// Blurs by a radius in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter(kind: .effect(.blur(radius: Float(max(0, radius)))))
    }

    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }

    public static func brightness(_ amount: Double) -> Filter {
      filter(.brightness(Float(amount)))
    }

    public static func contrast(_ amount: Double) -> Filter { filter(.contrast(Float(amount))) }

    public static func saturation(_ amount: Double) -> Filter {
      filter(.saturation(Float(amount)))
    }

    public static func grayscale(_ amount: Double) -> Filter {
      filter(.grayscale(Float(amount)))
    }

    public static func hueRotation(_ angle: Angle) -> Filter {
      filter(
        .hueRotation(cosine: Float(cos(angle.radians)), sine: Float(sin(angle.radians))))
    }

    /// Shows what is more opaque than `min`, in one colour; with a blur before it, shapes that come near each
    /// other flow together.
    ///
    /// The edge is as soft as a pixel of such a blur is wide. What is more opaque than `max` is shown as well.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .threshold(Float(min.clampedToUnit), color))
    }

    private static func filter(_ filter: ColorFilter) -> Filter {
      Filter(kind: .effect(.filter(filter)))
    }

    /// What it comes to, from the outside in.
    func effects(_ sheet: GraphicsSheet) -> [LayerEffect] {
      switch kind {
      case .effect(let effect): return [effect]
      case .shadow(let color, let radius, let x, let y):
        return [
          .shadow(sheet.color(color), radius: Float(radius), x: Float(x), y: Float(y))
        ]
      case .threshold(let limit, let color):
        let color = sheet.color(color)
        return [.opacity(color.opacity), .filter(.alphaThreshold(limit, color))]
      }
    }
  }
}

extension GraphicsSheet {
  func color(_ color: Color) -> ResolvedColor {
    nonisolated(unsafe) let context = style
    return MainActor.unsafelyAssumed { color.resolve(context.values) }
  }

  func resolve(_ fill: any ShapeStyle) -> AnimatableFill.Fill {
    nonisolated(unsafe) let context = style
    return MainActor.unsafelyAssumed { fill._resolve(context).fill }
  }
}
