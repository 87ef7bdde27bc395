// Part of Snapback, under the MIT licence; see LICENSE.

/// The bands of rows in which rectangles are painted, numbered from the first rectangle's top to the
/// last one's bottom.
struct RowBands {
  let rects: [PixelRect]
  /// The number of threads that share a rectangle.
  let threads: Int
  /// The most rows of a band.
  let height: Int

  /// Few enough rows that they stay in the cache from the first item to the last.
  static let usualHeight = 64
  /// More of them, for layers in perspective: bands need rows of such a layer in common, which are drawn for each.
  static let projectedHeight = 192

  var count: Int { rects.reduce(0) { $0 + Division(of: $1, by: self).count } }

  /// The pixels of a band; empty from `count` on.
  subscript(_ index: Int) -> PixelRect {
    var remaining = index
    for rect in rects {
      let division = Division(of: rect, by: self)
      if remaining < division.count { return division[remaining] }
      remaining -= division.count
    }
    return .empty
  }

  /// One rectangle's bands. The last ones are half as high, so that no thread waits long for the
  /// others at the end.
  private struct Division {
    let rect: PixelRect
    let height: Int
    let smallHeight: Int
    /// The number of bands of the full height.
    let fullCount: Int

    init(of rect: PixelRect, by bands: RowBands) {
      self.rect = rect
      let share = max((rect.height + bands.threads - 1) / bands.threads, 1)
      height = min(share, bands.height)
      let isUniform = bands.height == .max || bands.threads == 1
      smallHeight = isUniform ? height : (height + 1) / 2
      fullCount = isUniform ? rect.height / height : max(rect.height / height - bands.threads, 0)
    }

    var count: Int {
      fullCount + (rect.height - fullCount * height + smallHeight - 1) / smallHeight
    }

    subscript(_ index: Int) -> PixelRect {
      let isFull = index < fullCount
      let top =
        rect.minY
        + (isFull ? index * height : fullCount * height + (index - fullCount) * smallHeight)
      return PixelRect(
        minX: rect.minX, minY: top, maxX: rect.maxX,
        maxY: min(top + (isFull ? height : smallHeight), rect.maxY))
    }
  }
}
