// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// A rectangle as large as the space it is given.
public nonisolated struct Rectangle: InsettableShape, _InsetBase {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners; negative radii count as 0.
public nonisolated struct RoundedRectangle: InsettableShape, _InsetBase {
  var cornerRadius: CGFloat
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  /// Corners are equally wide and high here: as the smaller of the two.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

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

  public var animatableData: CGFloat {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: InsettableShape, _InsetBase {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
}

/// The largest circle in the middle of the space it is given.
public nonisolated struct Circle: InsettableShape, _InsetBase {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(roundedRect: square, cornerRadius: side / 2, style: .circular)
  }
}

/// The largest ellipse in the space it is given.
public nonisolated struct Ellipse: InsettableShape, _InsetBase {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
