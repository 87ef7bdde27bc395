// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The dimensions of iOS's switch, in points; velocities in points per second.
enum SwitchMetrics {
  static let size = CGSize(width: 51, height: 31)
  /// The width that a layout reserves: the trailing end of the track is beyond it, as on iOS.
  static let layoutWidth: CGFloat = 49
  static let margin: CGFloat = 2
  /// The additional width of the thumb while it is pressed.
  static let pressedStretch: CGFloat = 7
  /// The distance between the positions of the thumb.
  static let travel: CGFloat = 20
  /// The distance after which a touch drags the thumb.
  static let dragThreshold: CGFloat = 3
  /// The velocity above which a release counts as a flick.
  static let flickVelocity: CGFloat = 200
}
