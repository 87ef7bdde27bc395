// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Motion

/// An immutable shape of lines and curves, in local points.
///
/// Filling closes all subpaths. An outline with a coordinate that is not finite has null bounds,
/// contains no point and draws nothing.
package final class Outline: Sendable {
  package let elements: [PathElement]
  /// The tight bounding box, of curves rather than their control points; null if the outline is
  /// empty.
  package let bounds: CGRect
  /// Whether all coordinates are finite.
  package let isFinite: Bool

  package init(_ elements: [PathElement]) {
    self.elements = elements
    let computed = OutlineBounds(elements)
    bounds = computed.rect
    isFinite = computed.isFinite
  }

  package static let empty = Outline([PathElement]())

  package var isEmpty: Bool { elements.isEmpty }

  /// Returns the outline with its points transformed; itself for the identity.
  package func applying(_ transform: CGAffineTransform) -> Outline {
    transform.isIdentity ? self : Outline(elements.map { $0.applying(transform) })
  }
}

extension Outline: Equatable {
  /// Returns whether both have the same elements.
  package static func == (one: Outline, other: Outline) -> Bool {
    one === other || (one.bounds == other.bounds && one.elements == other.elements)
  }
}

extension Outline: CustomStringConvertible {
  /// `5 elements in 0 0 40 56 ~1f3a52`: the number of elements, the bounds, and a hash of the
  /// points, rounded to thousandths.
  package var description: String {
    guard !bounds.isNull else { return "\(elements.count) elements" }
    let rect = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    let digits = String(fingerprint, radix: 16)
    let zeros = String(repeating: "0", count: 6 - digits.count)
    return "\(elements.count) elements in \(rect.map { number($0) }.joined(separator: " "))"
      + " ~\(zeros)\(digits)"
  }

  /// FNV-1a over the elements, folded to 24 bits.
  private var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: Int64) { hash = (hash ^ UInt64(bitPattern: value)) &* 0x100_0000_01b3 }
    func add(_ kind: Int64, _ points: CGPoint...) {
      add(kind)
      for point in points {
        for value in [point.x, point.y] {
          add(Int64(min(max((value * 1000).rounded(), -0x1p62), 0x1p62)))
        }
      }
    }
    for element in elements {
      switch element {
      case .move(let end): add(1, end)
      case .line(let end): add(2, end)
      case .quadCurve(let end, let control): add(3, end, control)
      case .curve(let end, let control1, let control2): add(4, end, control1, control2)
      case .closeSubpath: add(5)
      }
    }
    return (hash ^ hash >> 24 ^ hash >> 48) & 0xff_ffff
  }
}
