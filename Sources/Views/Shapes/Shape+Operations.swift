// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore

extension Shape {
  /// The part of the outline between two fractions of its length, from 0 to 1.
  public nonisolated func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: from, end: to)
  }

  /// The area of a stroke along the outline, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The area of a stroke of the given width in points, as a shape. The stroke is centered on the outline. It
  /// is empty unless the width is positive and finite.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Rotates the shape clockwise about an anchor in unit coordinates of its frame.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<
    Self
  > {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Translates the shape by a distance in points, without changing its frame.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Translates the shape by distances in points, without changing its frame.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Translates the shape by the coordinates of a point, without changing its frame.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
}
