// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A rectangle whose corners are concentric with those of the container that `containerShape(_:)`
/// sets, or have radii of their own.
///
/// - Note: Differs from SwiftUI: all corners follow the container at the least distance from its
///   edges, and corners are concentric only if all four are.
public nonisolated struct ConcentricRectangle: Shape {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style

  /// Creates a rectangle with concentric corners.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with four equal corners. `isUniform` has no effect, as with true.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
  }

  /// Creates a rectangle with four corners, which are square by default.
  public init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
  }

  /// Creates a rectangle with two equal corners at the top, and two at the bottom.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// The container's shape, inset; outside of all containers a rectangle with the fixed and the
  /// least radii.
  public func path(in rect: CGRect) -> Path {
    let styles = [topLeading, topTrailing, bottomLeading, bottomTrailing]
    if styles.allSatisfy(\.isConcentric) {
      let path = ContainerRelativeShape().path(in: rect)
      if path != Path(rect) { return path }
    }
    guard styles.contains(where: { $0.radius > 0 }) else { return Path(rect) }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeading.radius, bottomLeading: bottomLeading.radius,
        bottomTrailing: bottomTrailing.radius, topTrailing: topTrailing.radius))
  }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner {
    /// A rule for the radius of a corner.
    public struct Style: Hashable, Sendable {
      /// The radius in points, or the least one of a concentric corner.
      nonisolated let radius: CGFloat
      nonisolated let isConcentric: Bool

      /// The radius that is concentric with the container's corner.
      public nonisolated static var concentric: Style { Style(radius: 0, isConcentric: true) }

      /// The radius that is concentric with the container's corner, and at least `minimum`. It is
      /// `minimum`, or 0 without one, outside of all containers.
      public nonisolated static func concentric(minimum: Style? = nil) -> Style {
        Style(radius: minimum?.radius ?? 0, isConcentric: true)
      }

      /// A radius in points. Negative and NaN count as 0.
      public nonisolated static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius > 0 ? radius : 0, isConcentric: false)
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public nonisolated init(floatLiteral value: Double) { self = .fixed(value) }
  /// A radius in points.
  public nonisolated init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with four equal corners: `.rect(corners: .concentric)`.
  public nonisolated static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
