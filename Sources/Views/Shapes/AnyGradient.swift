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
    let (top, bottom) = base.resolve(context.values).standardGradient
    return _ResolvedStyle(
      fill: .gradient(.linear(.top, .bottom), [.init(top, at: 0), .init(bottom, at: 1)]))
  }
}

extension Color {
  /// A gradient from a lighter variant of the color at the top to the color itself at the bottom;
  /// from a light color, such as yellow, to a darker variant of it.
  /// - Note: Differs from SwiftUI: the ends of green, gray and yellow are measured; those of other colors are
  ///   derived.
  public var gradient: AnyGradient { AnyGradient(base: self) }
}
