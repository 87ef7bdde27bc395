// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// The heights of a sheet during a drag, in points.
struct SheetHeights {
  /// The height at which the sheet rests.
  let resting: CGFloat
  /// The heights of the lowest and of the highest detent.
  let lowest, highest: CGFloat
  /// The height of the highest detent that is not the large one; nil without one.
  var highestPartial: CGFloat?
  let window: CGFloat
  let isDismissible: Bool

  /// Returns the height for a translation, downwards, with rubber-band resistance above the highest detent, and below
  /// the lowest one unless the sheet can be dismissed.
  func height(at translation: CGFloat) -> CGFloat {
    let height = resting - translation
    let nearest = nearest(height)
    return nearest + CGFloat(band.offset(forPull: Double(height - nearest)))
  }

  /// Returns how far a card of a height floats above the bottom edge: 1 up to the highest detent that is not the large
  /// one, and 0 at the large one.
  func floating(at height: CGFloat) -> CGFloat {
    guard let highestPartial else { return 0 }
    guard height > highestPartial, highest > highestPartial else { return 1 }
    return max(0, (highest - height) / (highest - highestPartial))
  }

  /// Returns the translation for a height: the inverse of `height(at:)`.
  func translation(at height: CGFloat) -> CGFloat {
    let nearest = nearest(height)
    return resting - nearest - CGFloat(band.pull(forOffset: Double(height - nearest)))
  }

  /// The nearest height without resistance.
  private func nearest(_ height: CGFloat) -> CGFloat {
    min(isDismissible ? height : max(height, lowest), highest)
  }

  private var band: RubberBand { RubberBand(dimension: Double(window)) }
}
