// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Motion

/// A gradient without a direction: where it fills something it runs from the upper edge to the lower one.
public struct AnyGradient: Hashable, ShapeStyle {
  private let gradient: Gradient
  private let base: Color?

  public init(_ gradient: Gradient) {
    self.gradient = gradient
    base = nil
  }

  /// What `Color.gradient` is.
  init(base: Color) {
    self.base = base
    gradient = Gradient(colors: [base, base])
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    guard let base else {
      return LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
        ._resolve(context)
    }
    let color = base.resolve(context.values)
    return _ResolvedStyle(
      fill: .gradient(.linear(.top, .bottom), [.init(color.lit, at: 0), .init(color, at: 1)]))
  }
}

extension Color {
  /// A gradient that ends in the colour and begins a little lighter.
  public var gradient: AnyGradient { AnyGradient(base: self) }
}

extension ResolvedColor {
  /// A little lighter: a fifth of the way to white.
  fileprivate var lit: ResolvedColor {
    func component(_ value: Float) -> Float { value + (1 - value) * 0.2 }
    return ResolvedColor(
      red: component(red), green: component(green), blue: component(blue), opacity: opacity)
  }
}
