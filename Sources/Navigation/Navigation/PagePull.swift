// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// The displacement of a page that is dragged to leave it: the page becomes smaller around the touch, and follows it.
struct PagePull: Animatable, Equatable {
  /// In points.
  var translation = CGSize.zero
  /// The point of the page that follows the touch, as fractions of its size.
  var anchor = UnitPoint.center

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(translation.width, translation.height) }
    set { translation = CGSize(width: newValue.first, height: newValue.second) }
  }

  var isZero: Bool { translation == .zero }

  /// The size of the page as a fraction of its own, which approaches a half.
  func scale(in size: CGSize) -> CGFloat {
    guard size.height > 0 else { return 1 }
    let distance = max(0, hypot(translation.width, translation.height)) / size.height
    return 1 - 0.5 * distance / (distance + 0.5)
  }

  func transform(in size: CGSize) -> CGAffineTransform {
    guard !isZero else { return .identity }
    let scale = scale(in: size)
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale) + translation.width,
      ty: center.y * (1 - scale) + translation.height)
  }
}
