// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// A rectangle that fills the size it is given.
public nonisolated struct Rectangle: InsettableShape, _InsetBase {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle: `.rect` where a shape is expected.
  public static var rect: Rectangle { Rectangle() }
}
