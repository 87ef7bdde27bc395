// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore

extension Path: LosslessStringConvertible {
  /// Creates a path from its description; nil if the string is not valid.
  ///
  /// An element is its coordinates and then a letter: `x y m` moves, `x y l` is a line, `cx cy x y q` a
  /// quadratic and `cx1 cy1 cx2 cy2 x y c` a cubic curve, and `h` closes the subpath.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers.removeAll()
    }
    if !numbers.isEmpty { return nil }
  }

  /// The elements, each as its coordinates and a letter: `0 0 m 10 0 l h`.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    return outline.elements.map { element in
      switch element {
      case .move(let end): text(end) + " m"
      case .line(let end): text(end) + " l"
      case .quadCurve(let end, let control): text(control, end) + " q"
      case .curve(let end, let control1, let control2): text(control1, control2, end) + " c"
      case .closeSubpath: "h"
      }
    }
    .joined(separator: " ")
  }

  private static func text(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
  }
}
