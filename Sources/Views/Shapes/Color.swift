// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
public import Foundation
@_spi(ViewTree) public import ViewCore

/// A color, resolved in the environment in which it is used: system, named and accent colors
/// depend on it.
public struct Color: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case named(String)
    /// The accent color of the environment; system blue by default.
    case accent
    indirect case mixed(ColorMixture)
    case dynamic(DynamicColor)
  }

  /// The color space of given components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    /// Display P3. Colors outside of sRGB become the nearest ones inside, component by component.
    case displayP3
  }

  package let source: Source
  /// A factor for the opacity of the resolved color.
  package let alpha: Double

  package init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// Creates a color from components, which are clamped to 0...1; NaN counts as 0.
  ///
  /// - Note: Differs from SwiftUI: there is no extended range, so components outside of 0...1 are
  ///   lost.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func component(_ value: Double) -> Float {
      let value = value.clampedToUnit
      return Float(colorSpace == .sRGB ? value : TransferFunction.encoded(value))
    }
    var (red, green, blue) = (red, green, blue)
    if colorSpace == .displayP3 {
      (red, green, blue) = Self.linearSRGB(displayP3: red, green, blue)
    }
    self.init(
      .fixed(
        ResolvedColor(
          red: component(red), green: component(green), blue: component(blue),
          opacity: Float(opacity.clampedToUnit))))
  }

  /// Returns the linear sRGB components of a Display P3 color, which may be outside of 0...1. Both
  /// spaces have the same white point and transfer function.
  private static func linearSRGB(
    displayP3 red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    let (r, g, b) = (
      TransferFunction.linear(red.clampedToUnit), TransferFunction.linear(green.clampedToUnit),
      TransferFunction.linear(blue.clampedToUnit)
    )
    return (
      1.2249401 * r - 0.2249404 * g, -0.0420569 * r + 1.0420571 * g,
      -0.0196376 * r - 0.0786361 * g + 1.0982735 * b
    )
  }

  /// Creates a gray from a brightness from 0, black, to 1, white, clamped to that range; NaN counts
  /// as 0.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each clamped to 0...1. Hues 0 and 1 are
  /// red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (h, s, b) = (
      hue.clampedToUnit * 6, saturation.clampedToUnit, brightness.clampedToUnit
    )
    func component(_ offset: Double) -> Double {
      let k = (offset + h).truncatingRemainder(dividingBy: 6)
      return b - b * s * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a reference to a color of the asset library. If there is none with this name, system
  /// gray is drawn.
  public init(_ name: String) {
    self.init(.named(name))
  }

  /// Creates a reference to a color of the asset library.
  ///
  /// - Note: Differs from SwiftUI: `bundle` is ignored, because all assets are in one library.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }

  /// The color with its opacity multiplied by `opacity`, which is clamped to 0...1.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, alpha: alpha * opacity.clampedToUnit)
  }

  /// Returns the given color, with this one's opacity, if this one is the accent color of the
  /// environment; itself otherwise.
  func replacingAccent(by color: Color) -> Color {
    source == .accent ? Color(color.source, alpha: color.alpha * alpha) : self
  }

  @MainActor
  package func resolve(_ values: EnvironmentValues) -> ResolvedColor {
    if case .fixed(var color) = source {
      // It depends on nothing, so that it need not be resolved again when the appearance changes.
      color.opacity *= Float(alpha)
      return color
    }
    let (scheme, version) = (values.colorScheme, values.systemVersion)
    var color =
      switch source {
      case .fixed(let color): color
      case .system(let color):
        color.resolve(scheme, version, values.colorSchemeContrast)
      case .named(let name):
        values.assets?.color(named: name, isDark: scheme == .dark)
          ?? SystemColor.gray.resolve(scheme, version, values.colorSchemeContrast)
      case .accent:
        values.accentColor?.resolve(values)
          ?? values.assets?.accentColor(isDark: scheme == .dark)
          ?? SystemColor.blue.resolve(scheme, version, values.colorSchemeContrast)
      case .mixed(let mixture): mixture.resolve(values)
      case .dynamic(let dynamic): dynamic.color(values).resolve(values)
      }
    color.opacity *= Float(alpha)
    return color
  }
}

extension Color {
  /// Transparent black, which draws nothing and is not hit.
  public static let clear = Color(.fixed(.clear))
  /// Opaque black in both appearances.
  public static let black = Color(.fixed(.black))
  /// Opaque white in both appearances.
  public static let white = Color(.fixed(.white))
  /// The system red: sRGB (255, 59, 48), or (255, 69, 58) in the dark appearance.
  public static let red = Color(.system(.red))
  /// The system orange: sRGB (255, 149, 0), or (255, 159, 10) in the dark appearance.
  public static let orange = Color(.system(.orange))
  /// The system yellow: sRGB (255, 204, 0), or (255, 214, 10) in the dark appearance.
  public static let yellow = Color(.system(.yellow))
  /// The system green: sRGB (52, 199, 89), or (48, 209, 88) in the dark appearance.
  public static let green = Color(.system(.green))
  /// The system mint: sRGB (0, 199, 190), or (99, 230, 226) in the dark appearance.
  public static let mint = Color(.system(.mint))
  /// The system teal: sRGB (48, 176, 199), or (64, 200, 224) in the dark appearance.
  public static let teal = Color(.system(.teal))
  /// The system cyan: sRGB (50, 173, 230), or (100, 210, 255) in the dark appearance.
  public static let cyan = Color(.system(.cyan))
  /// The system blue: sRGB (0, 122, 255), or (10, 132, 255) in the dark appearance.
  public static let blue = Color(.system(.blue))
  /// The system indigo: sRGB (88, 86, 214), or (94, 92, 230) in the dark appearance.
  public static let indigo = Color(.system(.indigo))
  /// The system purple: sRGB (175, 82, 222), or (191, 90, 242) in the dark appearance.
  public static let purple = Color(.system(.purple))
  /// The system pink: sRGB (255, 45, 85), or (255, 55, 95) in the dark appearance.
  public static let pink = Color(.system(.pink))
  /// The system brown: sRGB (162, 132, 94), or (172, 142, 104) in the dark appearance.
  public static let brown = Color(.system(.brown))
  /// The system gray: sRGB (142, 142, 147) in both appearances.
  public static let gray = Color(.system(.gray))
  /// The label color: black, or white in the dark appearance.
  public static let primary = Color(.system(.primary))
  /// The secondary label color: sRGB (60, 60, 67) at 60 %, or (235, 235, 245) at 60 % in the dark
  /// appearance.
  public static let secondary = Color(.system(.secondary))
  // SwiftUI's name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The accent color of the environment; by default the color `AccentColor` of an asset catalog, or else
  /// the system's blue.
  public static let accentColor = Color(.accent)
}

extension Color: LeafView, ShapeStyle {
  package func makeElement(_ node: Node) -> FillElement { FillElement(node) }

  package func update(_ element: FillElement, _ pass: UpdatePass) {
    element.setFill(_resolve(_StyleContext(element.node.environment)).fill, pass)
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(fill: .color(resolve(context.values)))
  }
}
