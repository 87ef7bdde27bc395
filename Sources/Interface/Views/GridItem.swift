// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How long it is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    /// A share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many, within limits, as a share of what is left has room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The space to the next one; nil is the default of 8.
  public var spacing: CGFloat?
  /// How its views lie in their cells; nil is as the grid says.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column or row as it is laid out.
struct GridTrack {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// The tracks that items make in a length; nil is their ideal.
  static func tracks(_ items: [GridItem], in length: CGFloat?) -> [GridTrack] {
    let gaps: CGFloat = items.dropLast().reduce(0) { $0 + spacing($1) }
    let fixed: CGFloat = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { sum + max(0, length) } else { sum }
    }
    var left = length.map { max(0, $0 - gaps - fixed) }
    var sharers = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    for item in items {
      let share = left.map { $0 / CGFloat(max(1, sharers)) }
      var taken: CGFloat = 0
      for (index, length) in lengths(item, share).enumerated() {
        if index > 0 { taken += spacing(item) }
        tracks.append(
          GridTrack(start: position + taken, length: length, alignment: item.alignment))
        taken += length
      }
      if case .fixed = item.size {
      } else {
        left = left.map { max(0, $0 - taken) }
        sharers -= 1
      }
      position += taken + spacing(item)
    }
    return tracks
  }

  /// The lengths that one item makes of its share.
  private static func lengths(_ item: GridItem, _ share: CGFloat?) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [max(0, length)]
    case .flexible(let minimum, let maximum):
      return [max(minimum, min(share ?? minimum, maximum))]
    case .adaptive(let minimum, let maximum):
      guard let share, share.isFinite, minimum > 0 else { return [max(0, minimum)] }
      let gap = spacing(item)
      let count = max(1, ((share + gap) / (minimum + gap)).rounded(.down))
      let length = max(minimum, min((share - gap * (count - 1)) / count, maximum))
      return Array(repeating: length, count: Int(count))
    }
  }

  private static func spacing(_ item: GridItem) -> CGFloat {
    item.spacing ?? StackElement.defaultSpacing
  }
}
