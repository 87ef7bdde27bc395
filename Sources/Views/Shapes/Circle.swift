// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// The largest circle that fits the given size, centred.
public nonisolated struct Circle: InsettableShape, _InsetBase {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(roundedRect: square, cornerRadius: side / 2, style: .circular)
  }
}

extension Shape where Self == Circle {
  /// A circle: `.circle` where a shape is expected.
  public static var circle: Circle { Circle() }
}
