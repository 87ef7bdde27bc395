// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Parses SVG path data into an outline (SVG 1.1, section 8.3).
///
/// As the standard requires, everything before an error is kept; `isComplete` is false after an
/// error.
struct PathDataParser {
  private(set) var builder = OutlineBuilder()
  private(set) var isComplete = true

  private var tokens: PathDataTokenizer
  private var pen = SIMD2<Double>.zero
  private var start = SIMD2<Double>.zero
  /// The previous curve's last control point, for smooth curves, and whether that curve is cubic.
  private var last: (control: SIMD2<Double>, isCubic: Bool)?

  init(_ text: String) {
    tokens = PathDataTokenizer(text)
    var command: UInt8?
    while !tokens.isAtEnd {
      if let letter = tokens.command() {
        command = letter
      } else if command == nil || command == UInt8(ascii: "Z") || command == UInt8(ascii: "z") {
        isComplete = false
        return
      }
      guard let letter = command, step(letter) else {
        isComplete = false
        return
      }
      // Coordinate pairs after a move are implicit lines.
      if letter == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if letter == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func step(_ letter: UInt8) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    let base = isRelative ? pen : .zero
    let before = last
    last = nil
    switch Character(UnicodeScalar(letter & ~0x20)) {
    case "Z":
      builder.closeSubpath()
      pen = start
    case "M":
      guard let end = point(base) else { return false }
      builder.move(to: end.point)
      (pen, start) = (end, end)
    case "L":
      guard let end = point(base) else { return false }
      line(end)
    case "H":
      guard let x = tokens.number() else { return false }
      line([base.x + x, pen.y])
    case "V":
      guard let y = tokens.number() else { return false }
      line([pen.x, base.y + y])
    case "C":
      guard let one = point(base), let two = point(base), let end = point(base) else {
        return false
      }
      curve(one, two, end)
    case "S":
      guard let two = point(base), let end = point(base) else { return false }
      curve(before.flatMap { $0.isCubic ? 2 * pen - $0.control : nil } ?? pen, two, end)
    case "Q":
      guard let control = point(base), let end = point(base) else { return false }
      quad(control, end)
    case "T":
      guard let end = point(base) else { return false }
      quad(before.flatMap { $0.isCubic ? nil : 2 * pen - $0.control } ?? pen, end)
    case "A":
      guard let radii = point(.zero), let rotation = tokens.number(), let isLarge = tokens.flag(),
        let isClockwise = tokens.flag(), let end = point(base)
      else { return false }
      let arc = EllipticArc(
        from: pen, to: end, radii: radii, rotation: rotation * .pi / 180, isLarge: isLarge,
        isClockwise: isClockwise)
      arc.append(to: &builder)
      pen = end
    default: return false
    }
    return true
  }

  private mutating func point(_ base: SIMD2<Double>) -> SIMD2<Double>? {
    guard let x = tokens.number(), let y = tokens.number() else { return nil }
    return base + [x, y]
  }

  private mutating func line(_ end: SIMD2<Double>) {
    builder.addLine(to: end.point)
    pen = end
  }

  private mutating func curve(
    _ one: SIMD2<Double>, _ two: SIMD2<Double>, _ end: SIMD2<Double>
  ) {
    builder.addCurve(to: end.point, control1: one.point, control2: two.point)
    last = (two, true)
    pen = end
  }

  private mutating func quad(_ control: SIMD2<Double>, _ end: SIMD2<Double>) {
    builder.addQuadCurve(to: end.point, control: control.point)
    last = (control, false)
    pen = end
  }
}

extension SIMD2<Double> {
  var point: CGPoint { CGPoint(x: x, y: y) }
}
