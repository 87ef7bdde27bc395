// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// The dimensions of iOS's stepper, in points.
struct StepperMetrics {
  static let size = CGSize(width: 94, height: 32)
  private(set) var radius: CGFloat = 8
  /// The height of the line between the buttons.
  private(set) var lineHeight: CGFloat = 18
  /// The opacity of the line, relative to that of separators.
  private(set) var lineOpacity: Float = 0.47
  private var sign: (length: CGFloat, thickness: CGFloat) = (13.5, 1.5)

  init(_ version: SystemVersion) {
    guard version == .iOS26 else { return }
    radius = Self.size.height / 2
    (lineHeight, lineOpacity) = (24, 1)
    sign = (13, 1.75)
  }

  /// Returns the length and the thickness of the strokes of the signs: whole points at fewer than two pixels per point.
  func sign(atScale scale: CGFloat) -> (length: CGFloat, thickness: CGFloat) {
    scale < 2 ? (14, 2) : sign
  }
}
