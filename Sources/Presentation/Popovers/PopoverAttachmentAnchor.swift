// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
public import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view, such as its bounds.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, as a fraction of its size.
  case point(UnitPoint)
}

extension PresentationAnchor {
  /// Returns the rectangle that a popover points at in the coordinate space of the window, in
  /// points.
  func frame(of attachment: PopoverAttachmentAnchor) -> CGRect {
    guard let element else { return .zero }
    switch attachment {
    case .rect(let source):
      return source.make(element.presentedSize, element.transformToRoot).value
    case .point(let point):
      let frame = frame
      return CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
  }
}
