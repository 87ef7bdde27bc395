// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The dimensions of iOS's stepper, in points.
enum StepperMetrics {
  static let size = CGSize(width: 94, height: 32)
  static let radius: CGFloat = 8
}
