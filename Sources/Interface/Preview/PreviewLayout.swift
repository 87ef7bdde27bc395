// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of a phone's screen.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
