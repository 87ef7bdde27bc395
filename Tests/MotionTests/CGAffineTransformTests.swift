// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

struct CGAffineTransformTests {
  static let examples: [CGAffineTransform] = {
    var numbers = SeededNumbers(5)
    return (0..<20).map { _ in
      CGAffineTransform(
        a: numbers.number(-2...2), b: numbers.number(-2...2), c: numbers.number(-2...2),
        d: numbers.number(-2...2), tx: numbers.number(-50...50), ty: numbers.number(-50...50))
    }
  }()

  static let point = CGPoint(x: 3, y: -7)

  static func isNear(_ a: CGPoint, _ b: CGPoint, within tolerance: Double = 1e-9) -> Bool {
    hypot(a.x - b.x, a.y - b.y) <= tolerance
  }

  @Test func `concatenating applies the first, then the second`() {
    for (first, second) in zip(Self.examples, Self.examples.reversed()) {
      #expect(
        Self.isNear(
          Self.point.applying(first.concatenating(second)),
          Self.point.applying(first).applying(second)))
    }
  }

  @Test func `concatenating is associative, and the identity changes nothing`() {
    let (a, b, c) = (Self.examples[0], Self.examples[1], Self.examples[2])
    #expect(
      Self.isNear(
        Self.point.applying(a.concatenating(b).concatenating(c)),
        Self.point.applying(a.concatenating(b.concatenating(c)))))
    #expect(a.concatenating(.identity) == a && CGAffineTransform.identity.concatenating(a) == a)
    #expect(CGAffineTransform().isIdentity && !a.isIdentity)
  }

  @Test func `the inverse composes to the identity`() {
    for transform in Self.examples {
      let there = Self.point.applying(transform)
      #expect(Self.isNear(there.applying(transform.inverted()), Self.point, within: 1e-6))
      let product = transform.inverted().determinant * transform.determinant
      #expect(abs(product - 1) < 1e-9)
    }
    let flat = CGAffineTransform(scaleX: 0, y: 3)
    #expect(flat.inverted() == flat)
  }

  @Test func `translating, scaling and rotating apply before the transform`() {
    let transform = Self.examples[3]
    let translated = transform.translatedBy(x: 5, y: 6)
    #expect(
      Self.isNear(Self.point.applying(translated), CGPoint(x: 8, y: -1).applying(transform)))
    #expect(
      Self.isNear(
        Self.point.applying(transform.scaledBy(x: 2, y: 3)),
        CGPoint(x: 6, y: -21).applying(transform)))
    #expect(
      Self.isNear(
        Self.point.applying(transform.rotated(by: .pi / 2)),
        CGPoint(x: 7, y: 3).applying(transform)))
  }

  @Test func `a positive angle rotates clockwise with y down`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(Self.isNear(turned, CGPoint(x: 0, y: 1)))
  }

  @Test func `a size is not translated, a rectangle becomes its bounding box`() {
    let moved = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 10, ty: 20)
    #expect(CGSize(width: 3, height: 4).applying(moved) == CGSize(width: -4, height: 6))
    #expect(
      CGRect(x: 0, y: 0, width: 3, height: 4).applying(moved)
        == CGRect(x: 6, y: 20, width: 4, height: 6))
  }

  @Test func `the determinant is the scale factor of areas`() {
    #expect(CGAffineTransform(scaleX: 2, y: -3).determinant == -6)
    #expect(CGAffineTransform(translationX: 2, y: 3).isTranslation)
    #expect(!CGAffineTransform(rotationAngle: 1).isTranslation)
  }
}
