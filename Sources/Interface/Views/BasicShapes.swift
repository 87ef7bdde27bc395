// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// A rectangle as large as the space it is given.
public struct Rectangle: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners; negative radii count as 0.
public struct RoundedRectangle: Shape {
  public var cornerRadius: CGFloat
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius, style: style)
  }

  public var animatableData: CGFloat {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
}

/// The largest circle in the middle of the space it is given.
public struct Circle: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(roundedRect: square, cornerRadius: side / 2, style: .circular)
  }
}
