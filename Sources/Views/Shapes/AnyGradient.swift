// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Motion
@_spi(ViewTree) import ViewCore

/// A gradient without a direction, drawn from the top edge of the filled shape to the bottom edge.
public struct AnyGradient: Hashable, ShapeStyle {
  private let gradient: Gradient
  private let base: Color?

  /// Wraps a gradient; its stops run from top to bottom.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
    base = nil
  }

  /// The gradient of `Color.gradient`.
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
      fill: .gradient(.linear(.top, .bottom), [.init(color.lightened, at: 0), .init(color, at: 1)]))
  }
}

extension Color {
  /// A gradient from a lighter variant of the colour at the top to the colour itself at the bottom.
  /// The lighter variant is mixed with 20 % white, in sRGB components.
  public var gradient: AnyGradient { AnyGradient(base: self) }
}

extension ResolvedColor {
  /// The colour mixed with 20 % white; opacity is unchanged.
  fileprivate var lightened: ResolvedColor {
    func component(_ value: Float) -> Float { value + (1 - value) * 0.2 }
    return ResolvedColor(
      red: component(red), green: component(green), blue: component(blue), opacity: opacity)
  }
}
