// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import ViewCore

/// The indicators of a scroll view, which are visible while it scrolls and shortly after.
struct ScrollIndicators {
  private var lastShown = -Double.infinity

  /// The thickness in points, as in UIKit.
  static let thickness: CGFloat = 2.5
  static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  /// The length in points to which an indicator shrinks while the contents are beyond their ends.
  private static let minimumOverscrollLength: CGFloat = 7
  /// The time in seconds for which they stay visible after the last movement, and that of their fade-out.
  private static let visibleDuration = 0.5
  private static let fadeDuration = 0.4

  mutating func show(at time: Double) { lastShown = time }

  func areVisible(at time: Double) -> Bool { opacity(at: time) > 0 }

  func opacity(at time: Double) -> Double {
    let elapsed = time - lastShown
    return min(max(1 - (elapsed - Self.visibleDuration) / Self.fadeDuration, 0), 1)
  }

  /// One of the dimensions of a scroll view, in points.
  struct Track {
    /// The length of the view.
    var length: CGFloat
    /// The length of the contents with their insets.
    var whole: CGFloat
    /// The offset from the start of the contents.
    var offset: CGFloat
    /// Space at the ends.
    var before: CGFloat
    var after: CGFloat
  }

  /// The start and the length of the indicator along its axis; nil if the contents fit.
  static func extent(_ track: Track) -> (start: CGFloat, length: CGFloat)? {
    let available = track.length - track.before - track.after - 2 * margin
    guard available > 0, track.whole > track.length, track.length > 0 else { return nil }
    let distance = track.whole - track.length
    let inside = min(max(track.offset, 0), distance)
    let full = max(minimumLength, available * track.length / track.whole)
    let length = min(available, max(minimumOverscrollLength, full - abs(track.offset - inside)))
    return (track.before + margin + (available - length) * inside / distance, length)
  }
}

extension UIScrollView {
  /// Shows the indicators; they fade out after the last call.
  func showIndicators() {
    guard let service = UIKitService.current else { return }
    indicators.show(at: UIKitService.now)
    service.add(self)
  }

  func drawIndicators(in bounds: CGRect, _ builder: inout DisplayListBuilder) {
    let opacity = indicators.opacity(at: UIKitService.now)
    guard opacity > 0 else { return }
    let isLight =
      indicatorStyle == .white
      || (indicatorStyle == .default && UIKitService.environment.colorScheme == .dark)
    let shade: Float = isLight ? 1 : 0
    let color = ResolvedColor(
      red: shade, green: shade, blue: shade, opacity: 0.35 * Float(opacity))
    for rect in indicatorRectangles(in: bounds) {
      builder.fill(
        RoundedRect(rect, radius: min(rect.width, rect.height) / 2), .color(color))
    }
  }

  /// Returns the frames of the indicators, in the coordinates of the contents.
  func indicatorRectangles(in bounds: CGRect) -> [CGRect] {
    let (inset, thickness, margin) = (
      adjustedContentInset, ScrollIndicators.thickness, ScrollIndicators.margin
    )
    let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    var result: [CGRect] = []
    let (vertical, horizontal) = (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets)
    if showsVerticalScrollIndicator {
      let track = ScrollIndicators.Track(
        length: bounds.height, whole: contentSize.height + inset.top + inset.bottom,
        offset: bounds.minY + inset.top, before: vertical.top + safe.top,
        after: vertical.bottom + safe.bottom)
      if let (start, length) = ScrollIndicators.extent(track) {
        result.append(
          CGRect(
            x: bounds.maxX - vertical.right - safe.right - margin - thickness,
            y: bounds.minY + start, width: thickness, height: length))
      }
    }
    if showsHorizontalScrollIndicator {
      let track = ScrollIndicators.Track(
        length: bounds.width, whole: contentSize.width + inset.left + inset.right,
        offset: bounds.minX + inset.left, before: horizontal.left + safe.left,
        after: horizontal.right + safe.right)
      if let (start, length) = ScrollIndicators.extent(track) {
        result.append(
          CGRect(
            x: bounds.minX + start,
            y: bounds.maxY - horizontal.bottom - safe.bottom - margin - thickness, width: length,
            height: thickness))
      }
    }
    return result
  }
}
