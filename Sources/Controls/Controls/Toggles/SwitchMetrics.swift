// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// The dimensions of iOS's switch, in points; velocities in points per second.
struct SwitchMetrics {
  var size = CGSize(width: 51, height: 31)
  private var thumbWidth: CGFloat = 27
  static let margin: CGFloat = 2
  /// The additional width of the thumb while it is pressed.
  static let pressedStretch: CGFloat = 7
  /// The distance after which a touch drags the thumb.
  static let dragThreshold: CGFloat = 3
  /// The velocity above which a release counts as a flick.
  static let flickVelocity: CGFloat = 200

  init(_ version: SystemVersion) {
    guard version == .iOS26 else { return }
    size = CGSize(width: 63, height: 28)
    thumbWidth = 37
  }

  var thumb: CGSize { CGSize(width: thumbWidth, height: size.height - 2 * Self.margin) }
  /// The width that a layout reserves: the trailing end of the track is beyond it, as on iOS.
  var layoutWidth: CGFloat { size.width - 2 }
  /// The distance between the positions of the thumb.
  var travel: CGFloat { size.width - 2 * Self.margin - thumbWidth }
}
