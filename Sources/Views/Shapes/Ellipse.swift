// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// The largest ellipse that fits the given size.
public nonisolated struct Ellipse: InsettableShape, _InsetBase {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Ellipse {
  /// An ellipse: `.ellipse` where a shape is expected.
  public static var ellipse: Ellipse { Ellipse() }
}
