// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// The largest circle that fits the given size, centered. A view of it is a square with the smaller
/// side of the proposal.
public nonisolated struct Circle: InsettableShape, _InsetBase {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(roundedRect: square, cornerRadius: side / 2, style: .circular)
  }

  /// Returns a square with the smaller proposed length, or with 10 points if none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = max(0, min(proposal.width ?? .infinity, proposal.height ?? .infinity))
    guard side.isFinite || proposal.width != nil || proposal.height != nil else {
      return CGSize(width: 10, height: 10)
    }
    return CGSize(width: side, height: side)
  }
}

extension Shape where Self == Circle {
  /// A circle: `.circle` where a shape is expected.
  public static var circle: Circle { Circle() }
}
