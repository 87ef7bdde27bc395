// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation

/// A colour that may depend on where it is used: on the light or dark appearance.
public struct Color: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case named(String)
    /// What the views around have set for controls; blue where they have not.
    case accent
  }

  /// The space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
  }

  let source: Source
  /// What the colour's own opacity is multiplied by.
  let alpha: Double

  init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// Components from 0 to 1; what lies outside, and NaN, is brought inside.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func component(_ value: Double) -> Float {
      let value = value.clampedToUnit
      return Float(colorSpace == .sRGB ? value : TransferFunction.encoded(value))
    }
    self.init(
      .fixed(
        ResolvedColor(
          red: component(red), green: component(green), blue: component(blue),
          opacity: Float(opacity.clampedToUnit))))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Hue, saturation and brightness from 0 to 1.
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

  /// A colour by its name in the assets; grey where there is none of the name.
  public init(_ name: String) {
    self.init(.named(name))
  }

  /// A colour by its name in the assets, which is where every bundle's are.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, alpha: alpha * opacity.clampedToUnit)
  }

  @MainActor
  func resolve(_ values: EnvironmentValues) -> ResolvedColor {
    let scheme = values.colorScheme
    var color =
      switch source {
      case .fixed(let color): color
      case .system(let color): color.resolve(scheme)
      case .named(let name):
        values.assets?.color(named: name, isDark: scheme == .dark)
          ?? SystemColor.gray.resolve(scheme)
      case .accent:
        values.accentColor?.resolve(values) ?? SystemColor.blue.resolve(scheme)
      }
    color.opacity *= Float(alpha)
    return color
  }
}

extension Double {
  /// The value brought into 0 to 1; 0 for NaN.
  var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}

extension Color {
  public static let clear = Color(.fixed(.clear))
  public static let black = Color(.fixed(.black))
  public static let white = Color(.fixed(.white))
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  // SwiftUI's word.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)
}

extension Color: LeafView, ShapeStyle {
  func makeElement(_ node: Node) -> FillElement { FillElement(node) }

  func update(_ element: FillElement, _ pass: UpdatePass) {
    element.setFill(_resolve(_StyleContext(element.node.environment)).fill, pass)
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(fill: .color(resolve(context.values)))
  }
}

/// Fills all the space it is given.
class FillElement: PaintedElement {
  override func draw(_ painter: inout Painter) {
    let rect = CGRect(origin: .zero, size: presentedSize)
    painter.fill(RoundedRect(rect), paint(in: rect))
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    isVisible && CGRect(origin: .zero, size: presentedSize).contains(point)
  }
}
