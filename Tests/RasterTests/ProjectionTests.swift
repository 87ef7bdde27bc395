// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct ProjectionTests {
  static let card = RoundedRect(CGRect(x: -40, y: -30, width: 80, height: 60), radius: 12)

  /// A card in a projected layer, both under a transform to the center of the picture.
  static func list(_ projection: Projection?, _ turn: Double = 0.2) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 160, height: 140), background: .black)
    list.transforms.append(
      CGAffineTransform(rotationAngle: turn)
        .concatenating(CGAffineTransform(translationX: 80.3, y: 69.6)))
    list.items = [
      .fill(card, .color(ResolvedColor(red: 1, green: 1, blue: 1)), 1),
      .fill(
        RoundedRect(CGRect(x: -20, y: -20, width: 25, height: 16)),
        .color(ResolvedColor(red: 1, green: 0.25, blue: 0, opacity: 0.75)), 1),
    ]
    if let projection {
      list.items.insert(.beginLayer(.projection(projection), 1), at: 0)
      list.items.append(.endLayer)
    }
    return list
  }

  static func worst(_ one: Rendering, _ other: Rendering) -> Int {
    zip(one.pixels, other.pixels).map { one, other in
      [UInt32(0), 8, 16].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
    }.max() ?? 0
  }

  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(scaleX: 0.6, y: 1.1),
    CGAffineTransform(a: 0.9, b: 0.2, c: -0.3, d: -0.8, tx: 4.4, ty: -3),
  ])
  func `a projection without perspective equals a transform`(_ transform: CGAffineTransform) {
    var direct = Self.list(nil)
    direct.transforms[1] = transform.concatenating(direct.transforms[1])
    let projected = Self.list(Projection(transform))
    #expect(Self.worst(Rendering(projected), Rendering(direct)) <= 2)
    // The same map with all coefficients doubled.
    let (a, b, c) = Projection(transform).rows
    let doubled = Self.list(Projection(a * 2, b * 2, c * 2))
    #expect(Self.worst(Rendering(doubled), Rendering(direct)) <= 2)
  }

  @Test func `a vanishing perspective has a vanishing effect`() {
    let barely = Self.list(Projection([1, 0, 1e-9], [0, 1, 0], [0, 0, 1]))
    let (one, other) = (Rendering(barely), Rendering(Self.list(nil)))
    // Edges are resampled between pixels; uniform areas do not change.
    for y in 1..<139 {
      for x in 1..<159 where other.isUniform(around: x, y) {
        for shift: UInt32 in [0, 8, 16] {
          let (a, b) = (
            one.pixels[y * 160 + x] >> shift & 255, other.pixels[y * 160 + x] >> shift & 255
          )
          #expect(abs(Int(a) - Int(b)) <= 2)
        }
      }
    }
    #expect(abs(one.total() / other.total() - 1) < 0.002)
  }

  @Test(arguments: [0.0, 0.002, -0.004, 0.008, 0.011], [0.0, 0.5])
  func `a card in perspective has the coverage of its projected shape`(tilt: Double, turn: Double) {
    let projection = Projection([0.9, 0.1, tilt], [0.05, 1, tilt / 3], [2, 1, 1])
    var list = Self.list(projection, turn)
    list.items.remove(at: 2)
    let picture = Rendering(list)
    let inverse = list.transforms[1].inverted()
    guard let back = projection.inverted else {
      Issue.record("no inverse")
      return
    }
    var (sum, worst, count) = (0.0, 0.0, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        var inside = 0
        for sample in CoverageReference.grid {
          let point = CGPoint(x: Double(x) + sample.x, y: Double(y) + sample.y).applying(inverse)
          let position: SIMD2<Double> = [point.x, point.y]
          let seen = back.map(position)
          if back.depth(position) > 0, Self.card.contains(CGPoint(x: seen.x, y: seen.y)) {
            inside += 1
          }
        }
        let expected = Double(inside) / 256 * 255
        let drawn = Double(picture.channel(1, x, y))
        guard drawn != expected || (expected > 0 && expected < 255) else { continue }
        sum += abs(drawn - expected)
        worst = max(worst, abs(drawn - expected))
        count += 1
      }
    }
    // Resampled edges are slightly softer than exact ones.
    #expect(count > 100)
    #expect(sum / Double(max(count, 1)) <= 14, "of 255, over \(count) edge pixels")
    #expect(worst <= 64)
  }

  @Test(arguments: [[0.1, 0], [-0.06, 0.05], [0.03, 0.04]] as [SIMD2<Double>])
  func `parts behind the eye are not drawn`(tilt: SIMD2<Double>) throws {
    // The eye's plane intersects the card, and the horizon the picture.
    let projection = Projection([1, 0, tilt.x], [0, 1, tilt.y], [0, 0, 1])
    let back = try #require(projection.inverted)
    let list = Self.list(projection, 0)
    let inverse = list.transforms[1].inverted()
    let picture = Rendering(list)
    #expect(picture.total() > 100)
    var beyond = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        guard back.depth([point.x, point.y]) < -0.02 else { continue }
        beyond += 1
        #expect(picture.pixels[y * picture.width + x] == 0xff00_0000)
      }
    }
    #expect(beyond > 1000)
  }

  @Test func `a plane behind the eye is not drawn`() {
    #expect(Rendering(Self.list(Projection([1, 0, 0], [0, 1, 0], [0, 0, -1]))).total() == 0)
  }

  @Test(arguments: [0.0, 0.5])
  func `an incremental update of a projected layer equals a full redraw`(
    turn: Double
  ) {
    var list = Self.list(Projection([0.9, 0.1, 0.006], [0, 1, -0.003], [0, 0, 1]), turn)
    let surface = Surface(width: 160, height: 140)
    let renderer = Renderer()
    _ = renderer.update(list, scale: 1, into: surface.buffer)
    let dot = RoundedRect(CGRect(x: 0, y: 0, width: 7, height: 5))
    list.items.append(.fill(dot, .color(.black), 2))
    list.transforms.append(.identity)
    for step in 0..<60 {
      list.transforms[2] = CGAffineTransform(
        translationX: 40 + Double(step % 9) * 9, y: 30 + Double(step * 7 % 80))
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      let isSame = surface.picture() == Rendering(list)
      #expect(isSame)
    }
  }

  @Test func `a projection onto a line draws nothing`() {
    for rows in [
      [[0, 0, 0], [0, 0, 0], [0, 0, 0]], [[1, 1, 0.001], [1, 1, 0.001], [0, 0, 1]],
      [[0, 0, 0], [0, 1, 0], [0, 0, 1]],
    ] as [[SIMD3<Double>]] {
      #expect(Rendering(Self.list(Projection(rows[0], rows[1], rows[2]))).total() < 1)
    }
  }

  @Test func `a checkered floor does not flicker far away`() {
    var list = DisplayList(size: CGSize(width: 160, height: 100), background: .black)
    list.transforms.append(CGAffineTransform(translationX: 80, y: 50))
    let floor = Projection([1, 0, 0], [0, 0.5, -0.007], [0, 0, 1])
    list.items = [.beginLayer(.projection(floor), 1)]
    for row in 0..<30 {
      for column in 0..<60 where (row + column) % 2 == 0 {
        let cell = CGRect(x: Double(column) * 10 - 300, y: Double(row) * -10, width: 10, height: 10)
        list.items.append(.fill(RoundedRect(cell), .color(.white), 1))
      }
    }
    let still = Rendering(list)
    list.transforms[1].tx += 0.5
    let moved = Rendering(list)
    // Where cells are a pixel or smaller, an offset of half a pixel changes little.
    for y in 30..<33 {
      for x in 40..<120 {
        #expect(abs(still.channel(1, x, y) - moved.channel(1, x, y)) < 170)
      }
    }
  }

  @Test func `layers in perspective that contain nothing but each other are one projection`() {
    let tilts = [
      Projection([0.9, 0.1, 0.004], [0.05, 1, -0.002], [2, 1, 1]),
      Projection([1, 0, -0.003], [0.1, 0.9, 0.003], [0, 0, 1]),
      Projection([1.1, 0, 0.002], [0, 0.9, 0.001], [0, -1, 1]),
    ]
    var nested = Self.list(nil)
    var product = Projection.identity
    for tilt in tilts {
      nested.items.insert(.beginLayer(.projection(tilt), 1), at: 0)
      nested.items.append(.endLayer)
      product = product.concatenating(tilt)
    }
    let (one, other) = (Rendering(nested), Rendering(Self.list(product)))
    #expect(one.total() > 100)
    #expect(Self.worst(one, other) <= 2)
  }

  @Test func `what is behind the eye of two layers is not drawn`() {
    let behind = Projection([1, 0, 0], [0, 1, 1e-9], [0, 0, -1])
    var list = Self.list(behind)
    list.items.insert(.beginLayer(.projection(behind), 1), at: 0)
    list.items.append(.endLayer)
    #expect(Rendering(list).total() == 0)
  }
}
