// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

/// The curvature of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Corners that are quarter circles.
  case circular
  /// Corners whose curvature changes gradually.
  case continuous

  var corners: RoundedRect.Corners {
    switch self {
    case .circular: .circular
    case .continuous: .continuous
    }
  }
}
