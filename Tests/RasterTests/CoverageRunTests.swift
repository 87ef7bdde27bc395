// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Paths and borders that are drawn from their recorded coverage.
@Suite struct CoverageRunTests {
  private static let size = CGSize(width: 200, height: 150)

  private func list(_ items: [DisplayItem], _ transforms: [CGAffineTransform] = []) -> DisplayList {
    var list = DisplayList(size: Self.size, background: .white)
    list.transforms += transforms
    list.items = items
    return list
  }

  /// A wave, dashed or whole, across the whole picture and beyond.
  private static func wave(_ style: StrokeStyle) -> Outline {
    PathCase.built {
      $0.move(to: CGPoint(x: -20, y: 70))
      for index in 0..<4 {
        let x = Double(index) * 60 - 20
        $0.addCurve(
          to: CGPoint(x: x + 60, y: 75), control1: CGPoint(x: x + 20, y: -20),
          control2: CGPoint(x: x + 40, y: 160))
      }
    }.stroked(style)
  }

  private static let dashes = wave(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 6]))
  private static let turned = CGAffineTransform(rotationAngle: 0.14).translatedBy(x: 9.3, y: -4.1)

  @Test(arguments: PathCase.fills + PathCase.strokes)
  func `the third drawing of a path equals the first`(path: PathCase) {
    var random = Randomness(seed: 5)
    for color in [ResolvedColor.black, random.color(), random.color()] {
      let transform = random.transform(within: Self.size)
      let list = list([.path(path.outline, path.rule, .color(color), 1)], [transform])
      let renderer = Renderer()
      let first = Rendering(list, by: renderer)
      for _ in 0..<3 { #expect(Rendering(list, by: renderer) == first) }
    }
  }

  @Test func `borders, waves and dashes that rest are recorded`() {
    let border = RoundedRect(CGRect(x: 20, y: 15, width: 150, height: 110), radius: 18)
    let items: [DisplayItem] = [
      .stroke(border, width: 2, .color(.black), 1),
      .path(Self.wave(StrokeStyle(lineWidth: 3)), .nonZero, .color(.black), 1),
      .path(
        Self.dashes, .nonZero, .color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.4)), 1),
    ]
    for item in items {
      let list = list([item], [Self.turned])
      let renderer = Renderer()
      let first = Rendering(list, by: renderer)
      #expect(renderer.recordedCoverageBytes == 0)
      #expect(Rendering(list, by: renderer) == first)
      #expect(renderer.recordedCoverageBytes > 0, "\(item)")
      #expect(Rendering(list, by: renderer) == first)
    }
  }

  @Test(arguments: 0..<60)
  func `the third drawing of borders and of separate convex shapes equals the first`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed &+ 300)
    let items: [DisplayItem] = (1...12 as ClosedRange<TransformIndex>).map { transform in
      guard transform % 3 == 0 else {
        return .stroke(
          random.shape(), width: Float(random.number(0.2...9)), .color(random.color()), transform)
      }
      let shapes = PathCase.built {
        for column in 0..<3 {
          let x = Double(column) * 40
          let size = CGSize(width: random.number(5...35), height: random.number(5...90))
          $0.addEllipse(in: CGRect(origin: CGPoint(x: x - 60, y: -40), size: size))
        }
      }
      return .path(shapes, .nonZero, .color(random.color()), transform)
    }
    let transforms = items.map { _ in random.transform(within: Self.size) }
    for (item, transform) in zip(items, transforms) {
      let list = list([item.withTransform(1)], [transform])
      let renderer = Renderer()
      let first = Rendering(list, by: renderer)
      for _ in 0..<2 { #expect(Rendering(list, by: renderer) == first) }
    }
  }

  @Test func `any part of a recorded path is drawn alike`() {
    let renderer = Renderer()
    let surface = Surface(width: 200, height: 150)
    var random = Randomness(seed: 8)
    for step in 0..<40 {
      let size = CGSize(width: random.number(1...60), height: random.number(1...40))
      let origin = CGPoint(x: random.number(0...190), y: random.number(0...140))
      let list = list(
        [
          .path(Self.dashes, .nonZero, .color(.black), 1),
          .fill(RoundedRect(CGRect(origin: origin, size: size)), .color(random.color()), 0),
          .path(Self.wave(StrokeStyle(lineWidth: 5)), .evenOdd, .color(.black), 1),
          .stroke(
            RoundedRect(CGRect(x: 5, y: 5, width: 140, height: 120), radius: 9), width: 1.5,
            .color(.black), 1),
        ], [Self.turned])
      _ = renderer.update(list, scale: 1, into: surface.buffer)
      #expect(surface.picture() == Rendering(list), "step \(step)")
    }
    #expect(renderer.recordedCoverageBytes > 0)
  }

  /// The rows of a layer in perspective are above the picture, at negative y.
  @Test(arguments: 0..<40) func `a path in perspective is drawn alike`(seed: UInt64) {
    var random = Randomness(seed: seed &+ 900)
    let list = list(
      [
        .beginLayer(
          .projection(Projection([1.2, 0.2, 0.002], [0, 0.9, -0.0016], [-5, 5, 1])), 0),
        .path(Self.dashes, .nonZero, .color(.black), 1), .endLayer,
      ], [random.transform(within: Self.size)])
    let renderer = Renderer()
    let first = Rendering(list, by: renderer)
    for _ in 0..<2 { #expect(Rendering(list, by: renderer) == first) }
  }

  @Test func `a path that moves is not recorded`() {
    let renderer = Renderer()
    for step in 0..<12 {
      let turned = CGAffineTransform(rotationAngle: 0.01 * Double(step))
      let list = list([.path(Self.dashes, .nonZero, .color(.black), 1)], [turned])
      #expect(Rendering(list, by: renderer) == Rendering(list))
    }
    #expect(renderer.recordedCoverageBytes == 0)
  }

  /// The outlines of earlier frames are released, and others may be stored where they were.
  @Test func `a path that changes its form is drawn again`() {
    let renderer = Renderer()
    for step in 0..<60 {
      let outline = PathCase.built {
        $0.move(to: CGPoint(x: 10, y: 10))
        for index in 0..<9 {
          let swing = Double((step + index) % 3) * 20
          $0.addLine(to: CGPoint(x: 20 + 18 * Double(index), y: 20 + swing))
        }
        $0.addLine(to: CGPoint(x: 10, y: 140))
      }.stroked(StrokeStyle(lineWidth: 4))
      let list = list([.path(outline, .nonZero, .color(.black), 0)])
      #expect(Rendering(list, by: renderer) == Rendering(list), "step \(step)")
    }
  }

  @Test func `the memory is bounded`() {
    let renderer = Renderer()
    for round in 0..<40 {
      let transforms = (0..<30).map {
        CGAffineTransform(rotationAngle: 0.1 * Double(round)).translatedBy(x: Double($0), y: 0)
      }
      let list = list(
        (1...30).map { .path(Self.dashes, .nonZero, .color(.black), $0) }, transforms)
      for _ in 0..<4 { _ = Rendering(list, by: renderer) }
      #expect(renderer.recordedCoverageBytes <= 1024 * 1024)
    }
    #expect(renderer.recordedCoverageBytes > 0)
  }

  @Test func `another size of the buffer drops what was recorded`() {
    let list = list([.path(Self.dashes, .nonZero, .color(.black), 1)], [Self.turned])
    let renderer = Renderer()
    for _ in 0..<3 { _ = Rendering(list, by: renderer) }
    #expect(renderer.recordedCoverageBytes > 0)
    #expect(
      Rendering(list, width: 150, height: 90, by: renderer)
        == Rendering(list, width: 150, height: 90))
    #expect(renderer.recordedCoverageBytes == 0)
  }
}
