// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Motion
@_spi(ViewTree) public import ViewCore

extension Color {
  /// The components of a color in an environment. They are nominally from 0 to 1.
  public struct Resolved: Hashable, Sendable {
    /// The red component in sRGB, 0 to 1; other values are outside of the sRGB gamut.
    public var red: Float
    /// The green component in sRGB, 0 to 1; other values are outside of the sRGB gamut.
    public var green: Float
    /// The blue component in sRGB, 0 to 1; other values are outside of the sRGB gamut.
    public var blue: Float
    /// The opacity: 0 is transparent, 1 opaque.
    public var opacity: Float

    /// Creates a color from components in sRGB, or in linear sRGB.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      func encoded(_ value: Float) -> Float {
        colorSpace == .sRGBLinear ? Float(TransferFunction.encoded(Double(value))) : value
      }
      self.red = encoded(red)
      self.green = encoded(green)
      self.blue = encoded(blue)
      self.opacity = opacity
    }

    /// The red component in linear sRGB.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.encoded(newValue) }
    }

    /// The green component in linear sRGB.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.encoded(newValue) }
    }

    /// The blue component in linear sRGB.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.encoded(newValue) }
    }

    private static func linear(_ value: Float) -> Float {
      Float(TransferFunction.linear(Double(value)))
    }

    private static func encoded(_ value: Float) -> Float {
      Float(TransferFunction.encoded(Double(value)))
    }
  }

  /// Creates a color from its components. Values outside of 0 to 1 are clamped.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of the color in an environment, whose appearance and assets it uses.
  @preconcurrency @MainActor
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color: ResolvedColor = resolve(environment)
    return Resolved(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}

extension Color.Resolved: ShapeStyle {
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    Color(self)._resolve(context)
  }
}

extension Color.Resolved: Animatable {
  /// The components in linear sRGB and the opacity, 128 times each, so that a spring settles when the
  /// color no longer visibly changes.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

extension Color.Resolved: Codable {
  /// Creates a color from a list of four numbers: red, green, blue and opacity, in sRGB.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    func next() throws -> Float { try list.decode(Float.self) }
    self.init(red: try next(), green: try next(), blue: try next(), opacity: try next())
  }

  /// Encodes the color as a list of four numbers: red, green, blue and opacity, in sRGB.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try list.encode(component) }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as `#RRGGBBAA`, each clamped to 0 to 1.
  public var description: String {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity).hexadecimal
  }
}
