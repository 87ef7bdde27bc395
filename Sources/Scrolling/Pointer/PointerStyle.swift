// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import ViewCore

/// The shape of the mouse pointer over a view.
///
/// - Note: Differs from SwiftUI: there is no style with an image. Shapes that the desktop's cursor theme
///   lacks are replaced by similar ones.
public struct PointerStyle: Hashable, Sendable {
  private enum Kind: Hashable {
    case shape(PointerShape)
    case columns(HorizontalDirection.Set)
    case rows(VerticalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
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

  func shape(in direction: LayoutDirection) -> PointerShape {
    let isReversed = direction == .rightToLeft
    switch kind {
    case .shape(let shape): return shape
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
