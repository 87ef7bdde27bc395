// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// The division of a resizable image into nine parts, and their frames.
package struct ImageSlices: Hashable, Sendable {
  /// A part of the frame, and the rectangle of the image that it shows.
  package struct Slice: Equatable {
    package var rect: CGRect
    package var picture: CGRect
  }

  package var insets = EdgeInsets()
  package var mode = Image.ResizingMode.stretch

  package init(insets: EdgeInsets = EdgeInsets(), mode: Image.ResizingMode = .stretch) {
    (self.insets, self.mode) = (insets, mode)
  }

  /// The largest number of tiles along an axis. More tiles are stretched as one.
  private static let tileLimit = 200

  /// The parts of a frame for an image.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - pixel: The size of its pixels, in points. A middle of one pixel is stretched instead of repeated.
  package func slices(of rect: CGRect, picture size: CGSize, pixel: CGFloat = 0) -> [Slice] {
    guard size.width > 0, size.height > 0 else { return [] }
    if mode == .stretch, insets == EdgeInsets() { return [Slice(rect: rect, picture: rect)] }
    let columns = spans(
      size.width, insets.leading, insets.trailing, pixel, from: rect.minX, length: rect.width)
    let rows = spans(
      size.height, insets.top, insets.bottom, pixel, from: rect.minY, length: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Slice(
          rect: CGRect(
            x: column.start, y: row.start, width: column.length, height: row.length),
          picture: CGRect(
            x: column.start - column.source * column.scale, y: row.start - row.source * row.scale,
            width: size.width * column.scale, height: size.height * row.scale))
      }
    }
  }

  /// A span of the frame along an axis, with the position of the image at its start and the scale
  /// of the image.
  private struct Span {
    var start: CGFloat
    var length: CGFloat
    var source: CGFloat
    var scale: CGFloat
  }

  private func spans(
    _ size: CGFloat, _ before: CGFloat, _ after: CGFloat, _ pixel: CGFloat,
    from start: CGFloat, length: CGFloat
  ) -> [Span] {
    var first = before.isFinite ? min(max(before, 0), size) : 0
    var last = after.isFinite ? min(max(after, 0), size - first) : 0
    let middle = size - first - last
    // Caps that do not fit are reduced in proportion.
    let factor = first + last > length ? length / (first + last) : 1
    var spans: [Span] = []
    if first > 0 {
      spans.append(Span(start: start, length: first * factor, source: 0, scale: factor))
    }
    let source = first
    (first, last) = (first * factor, last * factor)
    let available = length - first - last
    if available > 0, middle > 0 {
      let count = (available / middle).rounded(.up)
      if mode == .stretch || middle <= pixel || count > CGFloat(Self.tileLimit) {
        spans.append(
          Span(start: start + first, length: available, source: source, scale: available / middle))
      } else {
        for index in 0..<Int(count) {
          let offset = CGFloat(index) * middle
          spans.append(
            Span(
              start: start + first + offset, length: min(middle, available - offset),
              source: source,
              scale: 1))
        }
      }
    }
    if last > 0 {
      spans.append(
        Span(
          start: start + length - last, length: last, source: size - last / factor, scale: factor))
    }
    return spans
  }
}
