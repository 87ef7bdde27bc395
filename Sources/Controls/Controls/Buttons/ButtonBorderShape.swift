// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// The outline of a bordered button: a capsule, a circle or a rounded rectangle.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case circle
    case rounded(CGFloat?)
  }

  private let kind: Kind

  /// A rounded rectangle whose corner radius depends on the control size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with semicircular ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle, whose diameter is that of the longer side of the label and the padding.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle whose corner radius depends on the control size.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// A rounded rectangle with the given corner radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  /// The shape. `radius` is the corner radius if the border shape does not set one.
  package func shape(radius: CGFloat) -> RoundedRectangle {
    switch kind {
    case .automatic: RoundedRectangle(cornerRadius: radius)
    case .capsule, .circle: RoundedRectangle(cornerRadius: 1000, style: .circular)
    case .rounded(let customRadius): RoundedRectangle(cornerRadius: customRadius ?? radius)
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline of a button of regular size in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    kind == .circle
      ? Circle().path(in: rect) : shape(radius: Self.regularRadius).path(in: rect)
  }

  /// The outline, inset by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    shape(radius: Self.regularRadius).inset(by: amount)
  }

  private nonisolated static var regularRadius: CGFloat { ControlSize.regular.buttonMetrics.radius }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of a bordered button.
  ///
  /// - Note: Differs from SwiftUI: always that of the automatic shape at regular size, not that of
  ///   the environment.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of the bordered buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
