// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A height at which the sheet can rest.
enum SheetDetent: String, CaseIterable {
  case small, medium, large

  /// The covered fraction of the container's height.
  private var fraction: CGFloat {
    switch self {
    case .small: 0.2
    case .medium: 0.5
    case .large: 0.9
    }
  }

  /// The position of the sheet's top in a container of the given height.
  func top(in height: CGFloat) -> CGFloat { height * (1 - fraction) }

  /// The detent whose top is nearest to `top`.
  static func nearest(to top: CGFloat, in height: CGFloat) -> SheetDetent {
    allCases.min { abs($0.top(in: height) - top) < abs($1.top(in: height) - top) } ?? .medium
  }
}
