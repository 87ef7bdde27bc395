// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore

/// A rectangle with rounded corners. A negative or NaN radius counts as 0; a radius that does not
/// fit is reduced.
public nonisolated struct RoundedRectangle: InsettableShape, _InsetBase {
  var cornerRadius: CGFloat
  /// Whether the corners are arcs of circles, or curves that continue the edges smoothly.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with the given corner radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  /// Creates a rectangle with corners of the given size in points.
  ///
  /// - Note: Differs from SwiftUI: corners are not elliptical. The smaller dimension is used for
  ///   both.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  /// The corner radius as a size with equal dimensions. Setting it uses the smaller dimension.
  /// - Note: Differs from SwiftUI: corners are circular: the radius is the smaller of width and height.
  public var cornerSize: CGSize {
    get { CGSize(width: cornerRadius, height: cornerRadius) }
    set { cornerRadius = min(newValue.width, newValue.height) }
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius, style: style)
  }

  public func insetPath(in rect: CGRect, by amount: CGFloat) -> Path {
    Path(roundedRect: rect, cornerRadius: max(0, cornerRadius - amount), style: style)
  }

  /// The corner radius, in points.
  public var animatableData: CGFloat {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rounded rectangle with the given corner radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
