// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Drawings of symbols that have no equivalent among the icons.
enum SymbolDrawings {
  /// The drawing with a name; nil if there is none.
  static func icon(_ name: String) -> Icon? {
    lines[name].map { icon(steps: $0) }
  }

  static var names: Set<String> { Set(lines.keys) }

  /// The drawing of a part that is used only in recipes; nil if there is none.
  static func icon(part name: String) -> Icon? {
    (parts[name] ?? further[name]).map { icon(steps: $0) }
  }

  /// Composes an icon from steps: a letter, the line width of a stroke, and SVG path data. `s` adds
  /// a stroked path and `f` a filled one; `c` subtracts a stroked path and `x` a filled one.
  private static func icon(steps: [String]) -> Icon {
    steps.reduce(Icon(.empty)) { icon, step in
      let parts = step.split(separator: " ", maxSplits: 1)
      let outline = PathDataParser(String(parts[1])).builder.outline
      let width = Double(parts[0].dropFirst()) ?? 0
      switch parts[0].first {
      case "s": return icon.union(line(outline, width: width))
      case "c": return icon.subtracting(line(outline, width: width))
      case "x": return icon.subtracting(Icon(outline, .nonZero))
      default: return icon.union(Icon(outline, .nonZero))
      }
    }
  }

  /// Strokes an outline with round caps and joins; the result does not overlap itself.
  static func line(_ outline: Outline, width: Double) -> Icon {
    Icon(
      outline.stroked(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    ).union(Icon(.empty))
  }

  private static let hare =
    "M15.2 8.2C15.2 7 14.3 6 13 5.8 12.4 5 11 2.6 9 2 8.2 1.8 7.9 2.4 8.3 3.1 8.9 4.3 9.9 5.4 10.6 6"
    + " 9.9 6.5 9.3 6.6 8.4 6.4 6 6 3.8 6.8 2.6 8.6 1.5 8.4.8 9 1 9.8 1.2 10.4 1.8 10.5 2.2 10.3"
    + " 2.3 11 2.6 11.6 3.2 12L1.8 13C1.4 13.5 1.8 14 2.4 13.9L5.6 13.4C6.6 13.2 7 12.4 6.8 11.6"
    + " 8.2 11.9 9.4 11.7 10.2 11.2 10.8 12 11.6 12.9 12.4 13.4 13.2 13.8 13.9 13.2 13.4 12.4"
    + "L12.1 10.4C12.6 10 12.9 9.7 13.2 9.5 14.6 9.6 15.2 9.1 15.2 8.2Z"
  private static let shell =
    "M1.2 10.9C1.6 6.8 4.3 4 7.6 4 10.4 4 12.4 5.8 12.8 8.4 13 7.3 13.6 6.6 14.4 6.7 15.5 6.8 15.7"
    + " 8.2 15.3 9.1 14.8 10.3 13.8 11 12.6 11.1L12.9 12.3C13 13 12.6 13.4 12 13.4H10.9C10.3 13.4"
    + " 10 13 9.9 12.5L9.7 11.6H5.3L5.1 12.5C5 13 4.7 13.4 4.1 13.4H3C2.4 13.4 2 13 2.1 12.3"
    + "L2.3 11.4C1.7 11.4 1.2 11.2 1.2 10.9Z"
  private static let palm =
    "M4.6 8.2V3.6a.9.9 0 0 1 1.8 0V2a.9.9 0 0 1 1.8 0v-.4a.9.9 0 0 1 1.8 0V2.6a.9.9 0 0 1 1.8 0V9.4"
    + "l1-1.7a1 1 0 0 1 1.8.9L12.3 13C11.6 14.7 10.3 15.6 8.6 15.6 6.2 15.6 4.6 14 4.6 11.6Z"
  private static let gaps = "M6.4 3.4V7.4M8.2 2.4V7.2M10 2.8V7.4"
  private static let box =
    "M2.5 3.5h11a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z"
  private static let solidBox =
    "M2.5 3h11a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5v-5a2.5 2.5 0"
    + " 0 1 2.5-2.5z"
  private static let tallBox =
    "M5.5.5h5a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z"
  private static let solidTallBox =
    "M5.5 0h5a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-5a2.5 2.5 0 0 1-2.5-2.5v-11a2.5 2.5 0"
    + " 0 1 2.5-2.5z"
  private static let pill = "M4.5 4.5h7a3.5 3.5 0 0 1 0 7h-7a3.5 3.5 0 0 1 0-7z"
  private static let solidPill = "M4.5 4h7a4 4 0 0 1 0 8h-7a4 4 0 0 1 0-8z"
  private static let front =
    "M2.3 6.3h7.4a1.8 1.8 0 0 1 1.8 1.8v4.6a1.8 1.8 0 0 1-1.8 1.8h-7.4a1.8 1.8 0 0 1-1.8-1.8V8.1"
    + "a1.8 1.8 0 0 1 1.8-1.8z"
  private static let back =
    "M4.4 4.2V3.3a1.8 1.8 0 0 1 1.8-1.8h7.5a1.8 1.8 0 0 1 1.8 1.8v4.8a1.8 1.8 0 0 1-1.8 1.8h-.1"
  private static let leaf =
    "M14.6 1.6C15.4 8 13 13.2 8.2 13.6 4.4 13.9 2.2 11.6 2.4 8.8 2.7 4.6 7.2 4.4 10.2 3.8 12.2 3.4"
    + " 13.6 2.7 14.6 1.6Z"
  private static let crown = "M1.2 4.4 4.6 7.6 8 2.4 11.4 7.6 14.8 4.4 13.6 13H2.4Z"
  private static let torch =
    "M5.2.8H10.8V3.4C10.8 4.8 9.7 5.4 9.7 6.9V14.2a1 1 0 0 1-1 1H7.3a1 1 0 0 1-1-1V6.9C6.3 5.4 5.2"
    + " 4.8 5.2 3.4Z"
  private static let paw =
    "M8 7.4C5.8 7.4 3.6 10 3.6 12.2 3.6 13.6 4.6 14.4 5.8 14.2 6.6 14.1 7.2 13.8 8 13.8 8.8 13.8 9.4"
    + " 14.1 10.2 14.2 11.4 14.4 12.4 13.6 12.4 12.2 12.4 10 10.2 7.4 8 7.4Z"
  private static let toes =
    "M5.9 1.2C7.1 1 7.5 2.4 7.4 3.7 7.3 5 6.6 5.8 5.8 5.7 5 5.6 4.4 4.7 4.4 3.5 4.4 2.4 5 1.4 5.9 1.2Z"
    + "M10.1 1.2C8.9 1 8.5 2.4 8.6 3.7 8.7 5 9.4 5.8 10.2 5.7 11 5.6 11.6 4.7 11.6 3.5 11.6 2.4 11 1.4"
    + " 10.1 1.2ZM1.7 5.6C2.8 5.3 3.9 6.6 3.9 7.9 3.9 9 3.3 9.7 2.5 9.6 1.6 9.5.9 8.6.8 7.4.8 6.5 1.1"
    + " 5.8 1.7 5.6ZM14.3 5.6C13.2 5.3 12.1 6.6 12.1 7.9 12.1 9 12.7 9.7 13.5 9.6 14.4 9.5 15.1 8.6"
    + " 15.2 7.4 15.2 6.5 14.9 5.8 14.3 5.6Z"
  private static let ring = "M8 .5a7.5 7.5 0 0 1 0 15 7.5 7.5 0 0 1 0-15Z"
  private static let heart =
    "M5.2 3.5C6.3 2.4 7.4 3 8 4 8.6 3 9.7 2.4 10.8 3.5 12.4 5.2 10.6 7.6 8 9.4 5.4 7.6 3.6 5.2 5.2 3.5Z"

  private static let uturn = "s1.2 M5 1.8 1.6 5.2 5 8.6M1.9 5.2H10.4A4.4 4.4 0 0 1 10.4 14H6"
  private static let uturnRight =
    "s1.2 M11 1.8 14.4 5.2 11 8.6M14.1 5.2H5.6A4.4 4.4 0 0 0 5.6 14H10"

  private static let lines: [String: [String]] = [
    "checkmark": ["s1.34 M2 8.7 6.4 13.8 13.93 2.2"],
    "arrow.right": ["s1 M1.3 8H14.7M9.3 2.6 14.7 8 9.3 13.4"],
    "arrow.left": ["s1 M14.7 8H1.3M6.7 2.6 1.3 8 6.7 13.4"],
    "arrow.up": ["s1 M8 14.7V1.3M2.6 6.7 8 1.3 13.4 6.7"],
    "arrow.down": ["s1 M8 1.3V14.7M2.6 9.3 8 14.7 13.4 9.3"],
    "hare": ["s1 \(hare)", "f M12.9 7a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2Z"],
    "hare.fill": [
      "f \(hare)", "s1 \(hare)", "x M12.8 6.9a.7.7 0 1 1 0 1.4.7.7 0 0 1 0-1.4Z",
    ],
    "tortoise": ["s1 \(shell)", "s.9 M3.2 9.6C5 10.2 9 10.2 12.3 9.4"],
    "tortoise.fill": ["f \(shell)", "s1 \(shell)", "c.8 M1.6 9.4C5 10.3 9 10.3 12.6 9.2"],
    "zzz": [
      "s1.3 M1 9.2H5.4L1 14.4H5.4", "s1.2 M7 5.2H10.6L7 9.6H10.6", "s1.1 M12 1.4H15L12 5H15",
    ],
    "scribble.variable": [
      "s1.1 M1.2 8.4C3.6 2.6 8 .4 8.8 2.6 9.6 5 2 10.8 3.2 13 4.2 14.8 11 5 12.6 6.4 14 7.8 7.4 13.4"
        + " 9 14.4 10.2 15.2 12.6 12 14.9 10.4"
    ],
    "scribble": [
      "s1 M1 5.6C4 2 7 1.6 7.2 3.4 7.4 5.6 2.4 9 3.4 10.6 4.4 12.2 10 4.6 11.4 6 12.6 7.4 7.6 11.6 8.8"
        + " 12.8 9.8 13.8 12.4 11.4 15 10.2"
    ],
    "timelapse": [
      "s1 \(ring)", "f M8 3.2A4.8 4.8 0 1 1 3.2 8L8 8Z",
    ],
    "flashlight.on.fill": ["f \(torch)", "c.9 M5 3.6H11", "x M7.4 8.2h1.2v2.6H7.4Z"],
    "flashlight.off.fill": [
      "f \(torch)", "c.9 M5 3.6H11", "x M7.4 8.2h1.2v2.6H7.4Z", "c3 M2.4 2 13.6 14.2",
      "s1.1 M2.4 2 13.6 14.2",
    ],
    "hand.raised": ["s1 \(palm)", "s1 \(gaps)"],
    "hand.raised.fill": ["f \(palm)", "s1 \(palm)", "c.5 \(gaps)"],
    "capsule": ["s1 \(pill)"],
    "capsule.fill": ["f \(solidPill)"],
    "capsule.portrait": ["s1 M4.5 4.5v7a3.5 3.5 0 0 0 7 0v-7a3.5 3.5 0 0 0-7 0z"],
    "capsule.portrait.fill": ["f M4 4.5v7a4 4 0 0 0 8 0v-7a4 4 0 0 0-8 0z"],
    "oval": ["s1 M8 3.5C12.2 3.5 15.5 5.5 15.5 8S12.2 12.5 8 12.5.5 10.5.5 8 3.8 3.5 8 3.5Z"],
    "oval.fill": ["f M8 3C12.4 3 16 5.2 16 8S12.4 13 8 13 0 10.8 0 8 3.6 3 8 3Z"],
    "rectangle": ["s1 \(box)"],
    "rectangle.fill": ["f \(solidBox)"],
    "rectangle.portrait": ["s1 \(tallBox)"],
    "rectangle.portrait.fill": ["f \(solidTallBox)"],
    "play.rectangle": [
      "s1 \(box)", "f M6.3 5.4 10.7 8 6.3 10.6Z", "s.6 M6.3 5.4 10.7 8 6.3 10.6Z",
    ],
    "play.rectangle.fill": [
      "f \(solidBox)", "x M6.1 5.1 11 8 6.1 10.9Z",
    ],
    "rectangle.on.rectangle": ["s1 \(front)", "s1 \(back)"],
    "rectangle.on.rectangle.fill": ["f \(front)", "s1 \(front)", "s1 \(back)"],
    "rectangle.fill.on.rectangle.fill": ["f \(front)", "s1 \(front)", "s1 \(back)"],
    "play.rectangle.on.rectangle": [
      "s1 \(front)", "s1 \(back)", "f M4.8 8.6 8 10.4 4.8 12.2Z", "s.5 M4.8 8.6 8 10.4 4.8 12.2Z",
    ],
    "play.rectangle.on.rectangle.fill": [
      "f \(front)", "s1 \(front)", "s1 \(back)", "x M4.6 8.3 8.3 10.4 4.6 12.5Z",
    ],
    "bed.double": [
      "s1.1 M2.2 7.6V4.4A1.4 1.4 0 0 1 3.6 3h8.8a1.4 1.4 0 0 1 1.4 1.4v3.2",
      "s1.1 M.7 13.2V9.4A1.7 1.7 0 0 1 2.4 7.7h11.2a1.7 1.7 0 0 1 1.7 1.7v3.8M.7 11.4H15.3",
      "s1 M4 7.4V6.4A.8.8 0 0 1 4.8 5.6H6.7A.8.8 0 0 1 7.5 6.4V7.4M8.5 7.4V6.4A.8.8 0 0 1 9.3 5.6h1.9"
        + "a.8.8 0 0 1 .8.8V7.4",
    ],
    "bed.double.fill": [
      "f M1.8 7V4.6A1.9 1.9 0 0 1 3.7 2.7h8.6a1.9 1.9 0 0 1 1.9 1.9V7Z",
      "x M3.6 7.4V6.4A1 1 0 0 1 4.6 5.3H6.7A1 1 0 0 1 7.6 6.4V7.4ZM8.4 7.4V6.4A1 1 0 0 1 9.3 5.3h2.1"
        + "a1 1 0 0 1 1 1.1V7.4Z",
      "f M.4 13.6V9.8A2.2 2.2 0 0 1 2.6 7.6h10.8a2.2 2.2 0 0 1 2.2 2.2v3.8H14.2V12.2H1.8v1.4Z",
    ],
    "leaf": ["s1 \(leaf)", "s1 M1.2 14.9C3.4 11.4 6.4 9 10.4 7.4"],
    "leaf.fill": [
      "f \(leaf)", "s1 \(leaf)", "c.8 M1.2 15C3.4 11.4 6.4 9 10.6 7.2",
      "s1 M1 15C1.5 14.2 2 13.4 2.6 12.7",
    ],
    "crown": ["s1 \(crown)"],
    "crown.fill": ["f \(crown)", "s1.2 \(crown)"],
    "fork.knife": [
      "s1.1 M2 1.4V5A2.2 2.2 0 0 0 6.4 5V1.4M4.2 1.4V14.8",
      "f M10.4 1.4C12.8 1.6 13.4 4.4 13.2 8.6H11.6V14.6A.6.6 0 0 1 10.4 14.6Z",
      "s.5 M10.4 1.4C12.8 1.6 13.4 4.4 13.2 8.6H11.6V14.6A.6.6 0 0 1 10.4 14.6Z",
    ],
    "pawprint": ["s1 \(paw)", "s.9 \(toes)"],
    "pawprint.fill": ["f \(paw)", "f \(toes)"],
    "arrow.up.and.down": ["s1.2 M8 1.2V14.8M4.8 4.2 8 1.1 11.2 4.2M4.8 11.8 8 14.9 11.2 11.8"],
    "arrow.left.and.right": ["s1.2 M1.2 8H14.8M4.2 4.8 1.1 8 4.2 11.2M11.8 4.8 14.9 8 11.8 11.2"],
    "arrow.up.and.down.and.arrow.left.and.right": [
      "s1.1 M8 1V15M1 8H15M5.9 3 8 .9 10.1 3M5.9 13 8 15.1 10.1 13M3 5.9.9 8 3 10.1M13 5.9 15.1 8 13"
        + " 10.1"
    ],
    "arrow.uturn.backward": [uturn],
    "arrow.uturn.left": [uturn],
    "arrow.uturn.forward": [uturnRight],
    "arrow.uturn.right": [uturnRight],
    "doc.on.doc.fill": [
      "f M4.4 3.2H6.6V5.8A1 1 0 0 0 7.6 6.8H10.6V14.4A1.6 1.6 0 0 1 9 16H4.4A1.6 1.6 0 0 1 2.8 14.4V4.8A1.6"
        + " 1.6 0 0 1 4.4 3.2ZM7.6 3.4 10.4 5.8H7.6Z",
      "f M6 2.4V1.6A1.6 1.6 0 0 1 7.6 0H9.8V2.6A1 1 0 0 0 10.8 3.6H13.6V11.2A1.6 1.6 0 0 1 12 12.8H11.5V5.6"
        + "L7.8 2.4ZM10.7.2 13.4 2.6H10.7Z",
    ],
    "arrow.up.left.and.arrow.down.right": [
      "s1.2 M2 6.4V2H6.4M2.2 2.2 6.8 6.8M14 9.6V14H9.6M13.8 13.8 9.2 9.2"
    ],
    "arrow.down.right.and.arrow.up.left": [
      "s1.2 M6.6 2.2V6.6H2.2M6.4 6.4 1.8 1.8M9.4 13.8V9.4H13.8M9.6 9.6 14.2 14.2"
    ],
    "heart.text.square": [
      "s1 M3.5.5h9a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3z", "f \(heart)",
      "s1 M4 11.3H12M4 13H9",
    ],
    "heart.text.square.fill": [
      "f M3.5 0h9A3.5 3.5 0 0 1 16 3.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 0 12.5v-9A3.5 3.5 0 0 1"
        + " 3.5 0z", "x \(heart)", "c1 M4 11.3H12M4 13.1H9",
    ],
    "square.and.arrow.up.fill": [
      "f M2.6 6H13.4A1 1 0 0 1 14.4 7V14.6A1.4 1.4 0 0 1 13 16H3A1.4 1.4 0 0 1 1.6 14.6V7A1 1 0 0 1 2.6"
        + " 6Z", "c3 M8 3.4V10.4", "s1.2 M8 1V10.4M5.2 3.6 8 .8 10.8 3.6",
    ],
    "square.and.arrow.down.fill": [
      "f M2.6 6H13.4A1 1 0 0 1 14.4 7V14.6A1.4 1.4 0 0 1 13 16H3A1.4 1.4 0 0 1 1.6 14.6V7A1 1 0 0 1 2.6"
        + " 6Z", "c3.2 M8 3V10.6M5.4 8.2 8 10.8 10.6 8.2", "s1.2 M8 .8V10.8M5.2 8.2 8 11 10.8 8.2",
    ],
    "dot.radiowaves.left.and.right": [
      "f M8 6.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z",
      "s1.1 M5.2 11A4 4 0 0 1 5.2 5M10.8 5A4 4 0 0 1 10.8 11M3 13A7 7 0 0 1 3 3M13 3A7 7 0 0 1 13 13",
    ],
    "mountain.2": ["s1 M.8 13.6 5.6 5.4 8 9.4 10.4 6.4 15.2 13.6Z"],
    "mountain.2.fill": [
      "f M.4 13.8 5.6 4.8 8 8.8 10.4 6 15.6 13.8Z", "s.8 M.4 13.8 5.6 4.8 8 8.8 10.4 6 15.6 13.8Z",
    ],
    "figure.walk": [
      "f M9 .6a1.6 1.6 0 1 1 0 3.2A1.6 1.6 0 0 1 9 .6Z",
      "s1.3 M8.6 5.2 7.2 9.8M8.6 5.2 5.6 6.6 4.8 9M8.6 5.2 9.9 7.4 12 8.2M7.2 9.8 9.4 11.8 10 15.2M7.2"
        + " 9.8 6.4 12 4.4 15",
    ],
    "figure.stand": [
      "f M8 .6a1.6 1.6 0 1 1 0 3.2A1.6 1.6 0 0 1 8 .6Z",
      "s1.3 M5.2 5.4H10.8V9.4M5.2 5.4V9.4M6.7 5.6V15.2M9.3 5.6V15.2M6.7 9.6H9.3",
    ],
    "circle.grid.3x3.fill": [
      "f M3 1.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM8 1.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z"
        + "M13 1.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM3 6.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z"
        + "M8 6.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM13 6.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z"
        + "M3 11.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM8 11.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z"
        + "M13 11.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z"
    ],
  ]

  private static let squircle =
    "M4.6.5h6.8a4.1 4.1 0 0 1 4.1 4.1v6.8a4.1 4.1 0 0 1-4.1 4.1H4.6a4.1 4.1 0 0 1-4.1-4.1V4.6A4.1 4.1"
    + " 0 0 1 4.6.5Z"
  private static let shirt =
    "M5.4 1.8 1 4 2.4 7.4 4 6.8V14.2H12V6.8L13.6 7.4 15 4 10.6 1.8C10 3.2 6 3.2 5.4 1.8Z"
  private static let glass =
    "M4.4 1.2H11.6C12.4 6 11 8.6 8 8.6S3.6 6 4.4 1.2Z"
  private static let boat = "M1 11.6H15C14.2 13.6 13 14.8 11.4 14.8H4.6C3 14.8 1.8 13.6 1 11.6Z"
  private static let sails = "M7.2 1.2V9.8H2ZM8.8 3.2 13 9.8H8.8Z"
  private static let couch =
    "M3 7V4.8A1.8 1.8 0 0 1 4.8 3h6.4A1.8 1.8 0 0 1 13 4.8V7A1.5 1.5 0 0 1 15.4 8.2V11.6A1 1 0 0 1 14.4"
    + " 12.6H1.6A1 1 0 0 1 .6 11.6V8.2A1.5 1.5 0 0 1 3 7Z"

  private static let parts: [String: [String]] = [
    "ring": ["s1 \(ring)"],
    "square": [
      "s1 M3.5.5h9a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3z"
    ],
    "app": ["s1 \(squircle)"],
    "app.fill": ["f \(squircle)", "s1 \(squircle)"],
    "equal": ["s1.4 M2 5.6H14M2 10.4H14"],
    "sum": ["s1.3 M12.6 3.4V1.6H3.4L9.2 8 3.4 14.4H12.6V12.6"],
    "function": [
      "s1.2 M1.4 14.4C4 15.4 4.4 13 5 10L6.2 4C6.6 2 7.4 .8 9.4 1.6M3.4 6.6H8.2M9.6 7.4C11.4 7 11.8"
        + " 12.6 14 12M14.2 7.4C12.6 7 11 12.4 9.4 12"
    ],
    "sparkle": [
      "f M8 .6C8.6 5 11 7.4 15.4 8 11 8.6 8.6 11 8 15.4 7.4 11 5 8.6.6 8 5 7.4 7.4 5 8 .6Z"
    ],
    "viewfinder": [
      "s1.1 M.8 4.6V3A2.2 2.2 0 0 1 3 .8H4.6M11.4.8H13A2.2 2.2 0 0 1 15.2 3V4.6M15.2 11.4V13A2.2 2.2 0 0"
        + " 1 13 15.2H11.4M4.6 15.2H3A2.2 2.2 0 0 1 .8 13V11.4"
    ],
    "square.tall": [
      "s1 M3.5 7.5h9a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 14V9a1.5 1.5 0 0 1 1.5-1.5z"
    ],
    "taps": ["s1 M3.6 6.4A4.1 4.1 0 1 1 10.6 6.4"],
    "trace": ["s1 M.8 9.6C.8 3.2 2.6 1.4 4 2.4 5.6 3.6 1.6 7.2 3.6 7.6"],
    "charge25": ["f M2 6h3v4H2z"],
    "charge75": ["f M2 6h8v4H2z"],
    "rain": ["s1 M4 12.6 3.1 15.2M7.4 12.6 6.5 15.2M10.8 12.6 9.9 15.2"],
    "wave2": ["s1 M12.1 3.4A6.5 6.5 0 0 1 12.1 12.6"],
    "wave3": [
      "s1.1 M3.2 6A3 3 0 0 1 3.2 10M6.4 3.9A6.2 6.2 0 0 1 6.4 12.1M9.6 1.8A9.4 9.4 0 0 1 9.6 14.2"
    ],
    "speakerBar": ["s1.1 M2.4 2.2 13 13.6"],
    "speakerGap": ["s2.4 M2.8 1.8 13.4 13.2"],
    "house.outline": [
      "s1.1 M.8 8.2 7.2 1.8A1.1 1.1 0 0 1 8.8 1.8L15.2 8.2M2.6 6.8V13.4A1.2 1.2 0 0 0 3.8 14.6H12.2A1.2"
        + " 1.2 0 0 0 13.4 13.4V6.8"
    ],
    "door": ["f M6.3 13.94V10.2A.62.62 0 0 1 6.92 9.57H9.08A.62.62 0 0 1 9.7 10.2V13.94Z"],
    "tshirt": ["s1.1 \(shirt)"],
    "tshirt.fill": ["f \(shirt)", "s1.1 \(shirt)"],
    "wineglass": ["s1.1 \(glass)", "s1.1 M8 8.8V14.6M5.2 14.8H10.8", "s.9 M4.3 4.6H11.7"],
    "wineglass.fill": ["f \(glass)", "s1.1 \(glass)", "s1.1 M8 8.8V14.6M5.2 14.8H10.8"],
    "sailboat": ["s1 \(boat)", "s1 \(sails)"],
    "sailboat.fill": ["f \(boat)", "s1 \(boat)", "f \(sails)", "s.8 \(sails)"],
    "sofa": ["s1 \(couch)", "s1 M3 7.2V9.6H13V7.2M3 12.8V14M13 12.8V14"],
    "sofa.fill": ["f \(couch)", "s1 \(couch)", "c.8 M3 7V9.8H13V7", "s1 M3 12.8V14M13 12.8V14"],
    "comb": ["s1.1 M1 4H15V7H1ZM2.4 7V12.4M5.2 7V12.4M8 7V12.4M10.8 7V12.4M13.6 7V12.4"],
    "brain": [
      "s1 M8 2.4C6.6.6 4 1.2 3.8 3.4 1.8 3.8 1.2 6 2.4 7.4 .8 8.8 1.4 11.2 3.2 11.8 3.4 14.2 6.6 15 8"
        + " 13.4 9.4 15 12.6 14.2 12.8 11.8 14.6 11.2 15.2 8.8 13.6 7.4 14.8 6 14.2 3.8 12.2 3.4 12 1.2"
        + " 9.4.6 8 2.4ZM8 2.4V13.4M4.4 8.2C5.6 7.4 6.2 6.6 6.2 5.2M11.6 8.2C10.4 7.4 9.8 6.6 9.8 5.2"
    ],
    "metronome": ["s1.1 M5.6 1.2H10.4L13.4 14.8H2.6ZM3.4 11.2H12.6M8 11 13.8 3"],
    "scalemass": [
      "s1.1 M5 6H11A1.4 1.4 0 0 1 12.4 7.2L13.8 13.4A1.2 1.2 0 0 1 12.6 14.8H3.4A1.2 1.2 0 0 1 2.2 13.4"
        + "L3.6 7.2A1.4 1.4 0 0 1 5 6ZM8 1.4A2.2 2.2 0 0 1 8 5.8 2.2 2.2 0 0 1 8 1.4Z"
    ],
    "gamepad.fill": [
      "f M4.6 3.6C6 3.2 10 3.2 11.4 3.6 13.6 4.2 15.4 8.4 15.6 11.4 15.7 13.4 13.8 14 12.6 12.6 11.6 11.4"
        + " 11.2 10.6 10 10.6H6C4.8 10.6 4.4 11.4 3.4 12.6 2.2 14 .3 13.4.4 11.4.6 8.4 2.4 4.2 4.6 3.6Z",
      "c1 M5.2 5.4V8.6M3.6 7H6.8",
      "x M10 7.2a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6ZM12 5.4a.8.8 0 1 1 0 1.6"
        + ".8.8 0 0 1 0-1.6Z",
    ],
    "tuningfork": ["s1.2 M5 1.2V6A3 3 0 0 0 11 6V1.2M8 9.2V14.8"],
    "swift": [
      "f M1.6 9.8C5.6 12.4 9.4 12.8 11.6 11.6 7.8 9.4 4.8 6 2.8 3.2 4.8 5 7.2 6.8 8.6 7.6 7.2 6.2 5.2 3.8"
        + " 4.2 2.4 6.8 4.8 9.4 7 11.2 8 11.6 6.4 11 3.6 9.2 1.4 13 3.8 15 8 14 11 15.4 12.8 15.2 14.6"
        + " 14.8 14.4 13.6 12.6 12.2 13.6 10.4 14.2 6.8 15 3.4 13.2 1.6 9.8Z"
    ],
  ]
}
