// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// How big controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  struct ButtonMetrics {
    var horizontal: CGFloat
    var vertical: CGFloat
    var radius: CGFloat
    var font: Font
  }

  /// The room around a bordered button's label, in points.
  var buttonMetrics: ButtonMetrics {
    switch self {
    case .mini, .small:
      ButtonMetrics(horizontal: 10, vertical: 5, radius: 14, font: .subheadline)
    case .regular: ButtonMetrics(horizontal: 12, vertical: 7, radius: 8, font: .body)
    case .large, .extraLarge: ButtonMetrics(horizontal: 20, vertical: 15, radius: 12, font: .body)
    }
  }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case circle
    case rounded(CGFloat?)
  }

  private let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// With corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  /// The shape, where corners have a radius if nothing else was asked for.
  func shape(radius: CGFloat) -> RoundedRectangle {
    switch kind {
    case .automatic: RoundedRectangle(cornerRadius: radius)
    case .capsule, .circle: RoundedRectangle(cornerRadius: 1000, style: .circular)
    case .rounded(let own): RoundedRectangle(cornerRadius: own ?? radius)
    }
  }
}

private enum TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

private enum AccentColorKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// What controls are coloured with.
  var effectiveTint: Color { tint ?? .accentColor }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of the controls inside; nil is the accent colour.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  /// Sets the accent colour inside; nil is blue.
  public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }

  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the outline of the bordered buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// The colour of controls, as a style.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    context.values.effectiveTint._resolve(context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
