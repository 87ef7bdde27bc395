// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
public import Motion
import ViewCore
@_spi(ViewTree) public import Views

/// The shape of the mouse pointer over a view.
///
/// - Note: Differs from SwiftUI: shapes that the desktop's cursor theme lacks are replaced by similar
///   ones.
public struct PointerStyle: Hashable, Sendable {
  private enum Kind: Hashable {
    case shape(PointerShape)
    case columns(HorizontalDirection.Set)
    case rows(VerticalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
    case image(Image, UnitPoint)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The arrow.
  public static let `default` = PointerStyle(.shape(.arrow))
  /// The pointing hand over links.
  public static let link = PointerStyle(.shape(.link))
  /// The I-beam over lines of text.
  public static let horizontalText = PointerStyle(.shape(.text))
  /// The I-beam over vertical text.
  public static let verticalText = PointerStyle(.shape(.verticalText))
  /// The cross for selecting a rectangle.
  public static let rectSelection = PointerStyle(.shape(.crosshair))
  /// The open hand over what can be dragged.
  public static let grabIdle = PointerStyle(.shape(.grab))
  /// The closed hand while something is dragged.
  public static let grabActive = PointerStyle(.shape(.grabbing))
  /// A magnifying glass for enlarging.
  public static let zoomIn = PointerStyle(.shape(.zoomIn))
  /// A magnifying glass for reducing.
  public static let zoomOut = PointerStyle(.shape(.zoomOut))
  /// The edge between two columns, which can be moved to both sides.
  public static let columnResize = PointerStyle(.columns(.all))
  /// The edge between two rows, which can be moved up and down.
  public static let rowResize = PointerStyle(.rows(.all))

  /// The edge between two columns, which can be moved in some directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(.columns(directions))
  }

  /// The edge between two rows, which can be moved in some directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    PointerStyle(.rows(directions))
  }

  /// An edge or a corner of a frame, which can be moved inwards, outwards or both.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle {
    PointerStyle(.frame(position, directions))
  }

  /// An image, whose hot spot is relative to its size: (0, 0) is its top left corner, (1, 1) its bottom
  /// right one. Coordinates outside of 0...1 count as the nearest of these, and those that are no
  /// numbers as 0. The image has at most 256 by 256 points.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(.image(image, hotSpot))
  }

  /// The image and its hot spot; nil for other styles.
  var image: (Image, hotSpot: UnitPoint)? {
    if case .image(let image, let hotSpot) = kind { (image, hotSpot) } else { nil }
  }

  func shape(in direction: LayoutDirection) -> PointerShape {
    let isReversed = direction == .rightToLeft
    switch kind {
    case .shape(let shape): return shape
    case .image: return .arrow
    case .columns(let directions):
      guard directions == .leading || directions == .trailing else { return .columnResize }
      return (directions == .leading) != isReversed ? .leftResize : .rightResize
    case .rows(let directions):
      return directions == .up ? .topResize : directions == .down ? .bottomResize : .rowResize
    case .frame(let position, let directions):
      let isOneWay = directions == .inward || directions == .outward
      guard isOneWay else { return position.shape(isReversed: isReversed) }
      let side = directions == .outward ? position : position.opposite
      return side.outwardShape(isReversed: isReversed)
    }
  }
}
