// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Divides icons into the layers that rendering modes color separately.
///
/// The files of the icons have a single color. Their layers are found by the symbol's name and by
/// how the contours lie: a sign in a frame, and the largest contour with what is around it.
enum SymbolLayering {
  struct Part {
    var outline: Outline
    /// 0 for the primary style, 1 for the secondary one.
    var level: Int
    var color: SymbolColor?
  }

  /// The layers of an icon, the bottom one first; empty if it is a single one without a color.
  static func parts(of icon: Icon, _ name: String) -> [Part] {
    var words = name.split(separator: ".")
    let isFilled = words.last == "fill" && words.count > 1
    if isFilled { words.removeLast() }
    let base = words.joined(separator: ".")
    if let colors = colors[base] {
      return aroundLargest(icon, colors)
    }
    if words.count > 2, words[words.count - 2] == "badge", let color = badgeColors[words.last!] {
      return badged(icon, color)
    }
    guard words.count > 1, let frame = words.last, frames.contains(frame) else { return [] }
    return framed(icon, isFilled: isFilled, frameColors[base])
  }

  /// The sign in a frame: the frame is the secondary layer. The sign of a filled frame is white in
  /// multicolor.
  private static func framed(_ icon: Icon, isFilled: Bool, _ color: SymbolColor?) -> [Part] {
    let contours = icon.outline.contours.map { Measured($0) }.sorted { $0.area > $1.area }
    let count = isFilled ? 1 : 2
    guard contours.count > count, !contours[0].isHole,
      contours.dropFirst().allSatisfy({ contours[0].bounds.encloses($0.bounds) })
    else { return [] }
    let frame = contours[..<count].map(\.contour)
    // The sign of a filled frame is its hole.
    let sign = contours[count...].map { isFilled ? $0.contour.reversed : $0.contour }
    return [
      Part(outline: Outline(frame), level: 1, color: color ?? (isFilled ? .tint : nil)),
      Part(outline: Outline(sign), level: 0, color: isFilled ? .white : color),
    ]
  }

  /// The badge, and the symbol behind it, which is the secondary layer. The sign is cut out of the
  /// badge.
  private static func badged(_ icon: Icon, _ color: SymbolColor) -> [Part] {
    let contours = icon.outline.contours.map { Measured($0) }
    let area = IconVariants.badgeBounds.insetBy(dx: -0.7, dy: -0.7)
    func isBadge(_ contour: Measured) -> Bool { area.encloses(contour.bounds) }
    guard contours.contains(where: isBadge) else { return [] }
    return [
      Part(outline: Outline(contours.filter { !isBadge($0) }.map(\.contour)), level: 1),
      Part(outline: Outline(contours.filter(isBadge).map(\.contour)), level: 0, color: color),
    ]
  }

  /// The largest contour, with its holes, and the others, which are the secondary layer.
  private static func aroundLargest(_ icon: Icon, _ colors: Colors) -> [Part] {
    let contours = icon.outline.contours.map { Measured($0) }
    guard let largest = contours.max(by: { $0.area < $1.area }) else { return [] }
    func isMain(_ contour: Measured) -> Bool {
      contour.bounds == largest.bounds
        || (contour.isHole && largest.bounds.encloses(contour.bounds))
    }
    let main = contours.filter(isMain).map(\.contour)
    let rest = contours.filter { !isMain($0) }.map(\.contour)
    let first = Part(outline: Outline(main), level: 0, color: colors.main)
    if rest.isEmpty { return [first] }
    return [first, Part(outline: Outline(rest), level: 1, color: colors.rest)]
  }

  private static let frames: Set<Substring> = [
    "circle", "square", "triangle", "diamond", "octagon", "hexagon", "seal", "shield", "app",
  ]

  private struct Colors {
    var main: SymbolColor
    var rest: SymbolColor
  }

  /// The colors of the largest contour and of the others.
  private static let colors: [String: Colors] = {
    let table: [(SymbolColor, SymbolColor, [String])] = [
      (
        .yellow, .yellow,
        ["sun.max", "sun.min", "sun.dust", "sunrise", "sunset", "star", "bolt", "sparkles"]
      ),
      (.yellow, .gray, ["sun.haze"]),
      (.white, .white, ["cloud", "smoke", "cloud.moon", "moon", "moon.stars", "cloud.snow"]),
      (.white, .white, ["snow", "snowflake", "wind", "wind.snow"]),
      (.white, .yellow, ["cloud.sun", "cloud.bolt", "cloud.sun.bolt", "cloud.bolt.rain"]),
      (
        .white, .cyan,
        ["cloud.rain", "cloud.drizzle", "cloud.heavyrain", "cloud.hail", "cloud.sleet"]
      ),
      (.white, .yellow, ["cloud.sun.rain"]),
      (.white, .gray, ["cloud.fog"]),
      (.red, .red, ["heart", "phone.down", "trash"]),
      (.green, .green, ["leaf", "phone"]),
      (.cyan, .cyan, ["drop"]),
    ]
    return Dictionary(
      uniqueKeysWithValues: table.flatMap { main, rest, names in
        names.map { ($0, Colors(main: main, rest: rest)) }
      })
  }()

  /// The colors of badges.
  private static let badgeColors: [Substring: SymbolColor] = [
    "plus": .green, "minus": .red, "xmark": .red, "checkmark": .green, "exclamationmark": .red,
    "questionmark": .tint, "ellipsis": .gray,
  ]

  /// The colors of frames; a sign in a filled one is white.
  private static let frameColors: [String: SymbolColor] = [
    "plus.circle": .green, "checkmark.circle": .green, "phone.circle": .green,
    "leaf.circle": .green, "minus.circle": .red, "xmark.circle": .red, "xmark.octagon": .red,
    "heart.circle": .red, "trash.circle": .red, "phone.down.circle": .red,
    "star.circle": .yellow, "bolt.circle": .yellow, "exclamationmark.triangle": .yellow,
    "drop.circle": .cyan,
  ]
}

/// A contour with its bounds, area and direction.
private struct Measured {
  let contour: Contour
  let bounds: CGRect
  let area: Double
  /// Whether it runs counter-clockwise, with y down.
  let isHole: Bool

  init(_ contour: Contour) {
    self.contour = contour
    bounds = Outline([contour]).bounds
    area = bounds.width * bounds.height
    // The area within the curves' ends decides on the direction.
    let sum = contour.curves.reduce(0) { sum, curve in
      sum + curve.start.x * curve.end.y - curve.end.x * curve.start.y
    }
    isHole = sum < 0
  }
}
