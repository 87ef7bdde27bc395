// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// A laid-out column or row of a lazy grid.
package struct GridTrack {
  package var start: CGFloat
  package var length: CGFloat
  package var alignment: Alignment?

  package init(start: CGFloat, length: CGFloat, alignment: Alignment? = nil) {
    (self.start, self.length, self.alignment) = (start, length, alignment)
  }

  /// The tracks of `items` in a length in points; nil gives their minimum lengths.
  package static func tracks(_ items: [GridItem], in length: CGFloat?) -> [GridTrack] {
    let gaps: CGFloat = items.dropLast().reduce(0) { $0 + spacing($1) }
    let fixed: CGFloat = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { sum + max(0, length) } else { sum }
    }
    var remaining = length.map { max(0, $0 - gaps - fixed) }
    var flexibleCount = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    for item in items {
      let share = remaining.map { $0 / CGFloat(max(1, flexibleCount)) }
      var used: CGFloat = 0
      for (index, length) in lengths(item, share).enumerated() {
        if index > 0 { used += spacing(item) }
        tracks.append(
          GridTrack(start: position + used, length: length, alignment: item.alignment))
        used += length
      }
      if case .fixed = item.size {
      } else {
        remaining = remaining.map { max(0, $0 - used) }
        flexibleCount -= 1
      }
      position += used + spacing(item)
    }
    return tracks
  }

  /// The track lengths of one item, given its share of the remaining length.
  private static func lengths(_ item: GridItem, _ share: CGFloat?) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [max(0, length)]
    case .flexible(let minimum, let maximum):
      return [max(minimum, min(share ?? minimum, maximum))]
    case .adaptive(let minimum, let maximum):
      guard let share, share.isFinite, minimum > 0 else { return [max(0, minimum)] }
      let gap = spacing(item)
      let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
      // A negative gap may be as large as the minimum.
      let count = fitting >= 1 && minimum + gap > 0 ? min(fitting, maximumCount) : 1
      let length = max(minimum, min((share - gap * (count - 1)) / count, maximum))
      return Array(repeating: length, count: Int(count))
    }
  }

  /// An adaptive item has no more tracks.
  private static let maximumCount: CGFloat = 1000

  private static func spacing(_ item: GridItem) -> CGFloat {
    item.spacing.flatMap { $0.isFinite ? $0 : nil } ?? StackElement.defaultSpacing
  }
}
