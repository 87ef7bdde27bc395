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

  var count: Int { rects.reduce(0) { $0 + count(in: $1) } }

  private func height(in rect: PixelRect) -> Int {
    let share = (rect.height + bands - 1) / bands
    return max(areDear ? share : min(share, Self.height), 1)
  }

  private func count(in rect: PixelRect) -> Int {
    let height = height(in: rect)
    return (rect.height + height - 1) / height
  }

  /// Nothing from `count` on.
  subscript(_ index: Int) -> PixelRect {
    var before = index
    for rect in rects {
      let own = count(in: rect)
      guard before >= own else {
        let height = height(in: rect)
        let top = rect.minY + before * height
        return PixelRect(
          minX: rect.minX, minY: top, maxX: rect.maxX, maxY: min(top + height, rect.maxY))
      }
      before -= own
    }
    return .empty
  }
}
