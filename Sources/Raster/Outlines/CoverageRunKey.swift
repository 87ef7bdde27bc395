// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A path or the border of a rectangle, under a transform to pixels.
struct CoverageRunKey: Equatable {
  private enum Shape: Equatable {
    case path(ObjectIdentifier, FillRule)
    case border(RoundedRect, width: Float)
  }

  private let shape: Shape
  private let transform: CGAffineTransform
  let hash: Int

  /// A path by its identity. Its bounds and some of its points tell it from another one that is stored
  /// where it was, as long as nothing keeps it alive.
  init(_ outline: Outline, _ rule: FillRule, _ transform: CGAffineTransform) {
    shape = .path(ObjectIdentifier(outline), rule)
    self.transform = transform
    let identity = UInt(bitPattern: ObjectIdentifier(outline))
    var hash = KeyHash(UInt(outline.elements.count) << 32 ^ identity)
    hash.add(outline.bounds)
    for element in outline.elements.prefix(2) { hash.add(element) }
    hash.add(outline.elements[outline.elements.count / 2])
    hash.add(transform)
    self.hash = hash.value
  }

  init(_ shape: RoundedRect, width: Float, _ transform: CGAffineTransform) {
    self.shape = .border(shape, width: width)
    self.transform = transform
    var hash = KeyHash(UInt(shape.radius.bitPattern) << 32 ^ UInt(width.bitPattern))
    hash.add(shape.rect)
    hash.add(transform)
    self.hash = hash.value
  }
}

private struct KeyHash {
  private var state: UInt

  init(_ seed: UInt) { state = seed }

  var value: Int { Int(bitPattern: state ^ state >> 32) }

  mutating func add(_ number: CGFloat) {
    state = (state ^ UInt(Double(number).bitPattern)).mixed
  }

  mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(rect.size.width)
    add(rect.size.height)
  }

  mutating func add(_ transform: CGAffineTransform) {
    for number in [transform.a, transform.b, transform.c, transform.d] { add(number) }
    add(transform.tx)
    add(transform.ty)
  }

  mutating func add(_ element: PathElement) {
    switch element {
    case .move(let end), .line(let end): add(end)
    case .quadCurve(let end, let control):
      add(end)
      add(control)
    case .curve(let end, let control1, let control2):
      add(end)
      add(control1)
      add(control2)
    case .closeSubpath: break
    }
  }
}
