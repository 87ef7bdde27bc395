// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// The edge or corner of a frame by which it is resized.
@frozen public enum FrameResizePosition: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing

  var opposite: FrameResizePosition {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    case .topLeading: .bottomTrailing
    case .topTrailing: .bottomLeading
    case .bottomLeading: .topTrailing
    case .bottomTrailing: .topLeading
    }
  }

  /// The shape for both directions. In right-to-left layouts, leading is on the right.
  func shape(isReversed: Bool) -> PointerShape {
    switch self {
    case .top, .bottom: .verticalResize
    case .leading, .trailing: .horizontalResize
    case .topLeading, .bottomTrailing: isReversed ? .risingDiagonalResize : .fallingDiagonalResize
    case .topTrailing, .bottomLeading: isReversed ? .fallingDiagonalResize : .risingDiagonalResize
    }
  }

  /// The shape for the direction away from the frame.
  func outwardShape(isReversed: Bool) -> PointerShape {
    switch self {
    case .top: .topResize
    case .bottom: .bottomResize
    case .leading: isReversed ? .rightResize : .leftResize
    case .trailing: isReversed ? .leftResize : .rightResize
    case .topLeading: isReversed ? .topRightResize : .topLeftResize
    case .topTrailing: isReversed ? .topLeftResize : .topRightResize
    case .bottomLeading: isReversed ? .bottomRightResize : .bottomLeftResize
    case .bottomTrailing: isReversed ? .bottomLeftResize : .bottomRightResize
    }
  }
}
