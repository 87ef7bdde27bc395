// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

/// Comparisons of rectangles that accept all numbers.
@Suite struct RectangleComparisonTests {
  /// Numbers that often are equal, so that rectangles touch, and sides of negative length.
  private static func rectangle(_ numbers: inout SeededNumbers) -> CGRect {
    func number(_ range: ClosedRange<Double>) -> CGFloat {
      let value = numbers.number(range)
      return CGFloat(numbers.number(0...1) < 0.5 ? value.rounded() : value)
    }
    switch numbers.number(0...20) {
    case ..<1: return .null
    case ..<2: return .infinite
    case ..<3: return CGRect(x: number(-3...3), y: number(-3...3), width: 0, height: number(0...3))
    default:
      return CGRect(
        x: number(-5...5), y: number(-5...5), width: number(-5...5), height: number(-5...5))
    }
  }

  @Test func `finite, empty, null and infinite rectangles compare as Foundation's`() {
    var numbers = SeededNumbers(3)
    var common = 0
    for _ in 0..<20_000 {
      let (one, other) = (Self.rectangle(&numbers), Self.rectangle(&numbers))
      let point = Self.rectangle(&numbers).origin
      #expect(one.overlaps(other) == one.intersects(other), "\(one) \(other)")
      #expect(one.overlap(with: other) == one.intersection(other), "\(one) \(other)")
      #expect(one.encloses(point) == one.contains(point), "\(one) \(point)")
      if one.overlaps(other) { common += 1 }
    }
    #expect((3_000...17_000).contains(common))
  }

  @Test func `a rectangle is inside of another one whatever the rounding of sizes`() {
    let area = CGRect(x: 7.84, y: 7.74, width: 8.92, height: 8.92)
    let disc = CGRect(x: 8.54, y: 8.44, width: 7.52, height: 7.52)
    #expect(area.encloses(disc) && area.encloses(area) && !disc.encloses(area))
    #expect(!area.encloses(disc.offsetBy(dx: 0.8, dy: 0)))
    #expect(!area.encloses(disc.offsetBy(dx: 0, dy: -0.8)))
    #expect(CGRect.infinite.encloses(area) && !area.encloses(.infinite))
    #expect(!area.encloses(.null) && !CGRect.null.encloses(area))
    #expect(!area.encloses(CGRect(x: 9, y: 9, width: CGFloat.nan, height: 1)))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `nothing is inside of a rectangle with sides that are NaN`(number: CGFloat) {
    let plain = CGRect(x: 0, y: 0, width: 10, height: 10)
    for part in 0..<4 {
      var numbers = [CGFloat](repeating: 0, count: 4)
      numbers[part] = number
      numbers[part ^ 2] = number == -.infinity ? .infinity : number
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      for other in [plain, rect, .null, .infinite] {
        let isNaN = rect.minX.isNaN || rect.maxX.isNaN || rect.minY.isNaN || rect.maxY.isNaN
        if isNaN {
          #expect(!rect.overlaps(other) && !other.overlaps(rect))
          #expect(rect.overlap(with: other).isNull && other.overlap(with: rect).isNull)
        }
        #expect(!rect.encloses(CGPoint(x: number, y: 0)) || !number.isNaN)
        _ = plain.encloses(other.origin)
      }
    }
  }
}
