// Part of Snapback, under the MIT licence; see LICENSE.

/// The pieces in which rectangles are painted: numbered, from the first one's top to the last one's
/// bottom.
struct Strips {
  let rects: [PixelRect]
  /// How many cores share a rectangle.
  let bands: Int
  /// Whether every piece costs more than its rows, so that there are to be as few as can be.
  let areDear: Bool

  /// Rows painted at a time, so that they stay in the cache from first item to last.
  private static let height = 64

  var count: Int { rects.reduce(0) { $0 + Cut(of: $1, by: self).count } }

  /// Nothing from `count` on.
  subscript(_ index: Int) -> PixelRect {
    var before = index
    for rect in rects {
      let cut = Cut(of: rect, by: self)
      if before < cut.count { return cut[before] }
      before -= cut.count
    }
    return .empty
  }

  /// A rectangle's pieces. The last ones are half as high, so that no core waits for long at the
  /// end.
  private struct Cut {
    let rect: PixelRect
    let height: Int
    let smaller: Int
    /// The number of those that are not smaller.
    let usual: Int

    init(of rect: PixelRect, by strips: Strips) {
      self.rect = rect
      let share = max((rect.height + strips.bands - 1) / strips.bands, 1)
      height = strips.areDear ? share : min(share, Strips.height)
      let isEven = strips.areDear || strips.bands == 1
      smaller = isEven ? height : (height + 1) / 2
      usual = isEven ? rect.height / height : max(rect.height / height - strips.bands, 0)
    }

    var count: Int { usual + (rect.height - usual * height + smaller - 1) / smaller }

    subscript(_ index: Int) -> PixelRect {
      let isUsual = index < usual
      let top = rect.minY + (isUsual ? index * height : usual * height + (index - usual) * smaller)
      return PixelRect(
        minX: rect.minX, minY: top, maxX: rect.maxX,
        maxY: min(top + (isUsual ? height : smaller), rect.maxY))
    }
  }
}
