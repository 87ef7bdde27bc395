// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct CanvasTests {
  private func items(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
    let list = Harness(size: CGSize(width: 100, height: 50)) { Canvas(renderer: draw) }.list
    return list.description.split(separator: "\n").dropFirst().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `a canvas draws paths in its coordinate space`() {
    #expect(
      items { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.translateBy(x: 10, y: 5)
        context.fill(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(white: 1))
      } == ["fill 0 0 100 50 #ff3b30", "fill 0 0 20 20 r10 #ffffff  moved 10 5"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a filter with a number that is not finite is not applied`(number: CGFloat) {
    var projection = ProjectionTransform()
    projection.m13 = number
    let filters: [GraphicsContext.Filter] = [
      .shadow(radius: number), .shadow(radius: 2, x: number), .brightness(number),
      .contrast(number), .saturation(number), .grayscale(number), .hueRotation(.radians(number)),
      .projectionTransform(projection),
    ]
    let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    let plain = items { context, _ in context.fill(square, with: .color(.red)) }
    for filter in filters {
      let filtered = items { context, _ in
        context.addFilter(filter)
        context.fill(square, with: .color(.red))
      }
      #expect(filtered == plain)
    }
  }

  /// A rectangle that is inset by more than its size is null.
  @Test func `a null rectangle has no outline`() {
    let null = CGRect.zero.insetBy(dx: 1, dy: 1)
    var path = Path()
    path.addRect(null)
    path.addEllipse(in: null)
    path.addRoundedRect(in: null, cornerSize: CGSize(width: 2, height: 2))
    let paths = [
      path, Path(null), Path(ellipseIn: null), Path(roundedRect: null, cornerRadius: 3),
      Path(roundedRect: null, cornerRadii: RectangleCornerRadii(topLeading: 4)),
    ]
    #expect(paths.filter { !$0.isEmpty } == [])
    #expect(
      items { context, _ in for path in paths { context.fill(path, with: .color(.red)) } } == [])
  }

  @Test func `a copy of a graphics context has its own state`() {
    let drawn = items { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.rotate(by: .degrees(90))
      copy.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.black))
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.black))
    }
    #expect(drawn.count == 4)
    #expect(drawn.first?.hasPrefix("layer opacity 0.5") == true)
    #expect(drawn.last == "fill 0 0 4 4 #000000")
  }

  @Test func `clips, filters and blend modes of a context are layers`() {
    #expect(
      items { context, _ in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        context.addFilter(.blur(radius: 3))
        context.blendMode = .multiply
        context.drawLayer { inner in
          inner.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.black))
        }
      } == [
        "layer blend multiply", "layer clip 0 0 10 10", "layer blur 3", "fill 0 0 4 4 #000000",
        "end", "end", "end",
      ])
  }

  @Test func `a context erases with clear, and replaces with copy`() {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(
      items { context, _ in
        context.blendMode = .clear
        context.fill(square, with: .color(.white.opacity(0.1)))
      } == ["layer blend destinationOut", "fill 0 0 4 4 #000000", "end"])
    #expect(
      items { context, _ in
        context.blendMode = .copy
        context.fill(square, with: .color(.white))
      } == [
        "layer blend destinationOut", "fill 0 0 4 4 #000000", "end",
        "layer blend plusLighter", "fill 0 0 4 4 #ffffff", "end",
      ])
  }

  @Test func `a layer clips by its opacity, and inversely`() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let drawn = items { context, _ in
      context.translateBy(x: 5, y: 0)
      context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.red)) }
      context.fill(square, with: .color(.blue))
    }
    #expect(
      drawn == [
        "layer mask", "layer opacity 1", "layer opacity 1", "layer opacity 0.5",
        "fill 0 0 4 4 #ff3b30  moved 5 0", "end", "end", "end", "fill 0 0 4 4 #007aff  moved 5 0",
        "end",
      ])
    let inverse = items { context, _ in
      context.clip(to: square, options: .inverse)
      context.fill(square, with: .color(.blue))
    }
    #expect(inverse.contains("layer blend destinationOut"))
    #expect(inverse.filter { $0.hasPrefix("layer mask") }.count == 1)
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      var thrown: (any Error)?
      _ = items { context, _ in
        do { try context.clipToLayer { _ in throw Failure() } } catch { thrown = error }
      }
      if let thrown { throw thrown }
    }
  }

  @Test func `a context strokes a path`() {
    let drawn = items { context, _ in
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      context.stroke(path, with: .color(.black), lineWidth: 2)
    }
    #expect(drawn.count == 1 && drawn[0].hasPrefix("path"))
  }

  @Test func `a change of state that the renderer reads redraws the canvas`() {
    struct Dot: View {
      @State private var x: CGFloat = 0

      var body: some View {
        Canvas { context, _ in
          context.fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), with: .color(.red))
        }
        .onTapGesture { x += 30 }
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Dot() }
    harness.press(CGPoint(x: 50, y: 50))
    harness.release(CGPoint(x: 50, y: 50))
    #expect(harness.list.fillBounds == [CGRect(x: 30, y: 0, width: 10, height: 10)])
    #expect(harness.settle())
  }

  @Test func `a canvas draws resolved symbols at any position and size, repeatedly`() {
    let fixture = StateHarness(20.0) { width in
      Canvas { context, _ in
        guard let dot = context.resolveSymbol(id: "dot") else { return }
        #expect(context.resolveSymbol(id: "other") == nil)
        #expect(dot.size == CGSize(width: width, height: 10))
        context.draw(dot, at: CGPoint(x: 50, y: 50))
        context.translateBy(x: 0, y: 100)
        context.draw(dot, in: CGRect(x: 100, y: 0, width: 4 * width, height: 40))
      } symbols: {
        Color.red.frame(width: 5, height: 5).tag("unused")
        Color.blue.frame(width: width, height: 10).tag("dot")
      }
    }
    #expect(fixture.centers == [CGPoint(x: 50, y: 50), CGPoint(x: 140, y: 120)])
    fixture.set(40)
    #expect(fixture.centers == [CGPoint(x: 50, y: 50), CGPoint(x: 180, y: 120)])
  }

  @Test func `a filter multiplies colors or projects what is drawn`() {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let multiplied = items { context, _ in
      context.addFilter(.colorMultiply(.red))
      context.fill(square, with: .color(.white))
    }
    #expect(multiplied.first?.hasPrefix("layer filter") == true)
    let projected = items { context, _ in
      var projection = ProjectionTransform()
      projection.m13 = 0.01
      context.addFilter(.projectionTransform(projection))
      context.fill(square, with: .color(.white))
    }
    #expect(projected.first?.hasPrefix("layer projection") == true)
  }

  @Test func `pictures and symbols fill rectangles`() {
    let rect = CGRect(x: 10, y: 5, width: 20, height: 15)
    let lines = items { context, _ in
      context.draw(Image("picture"), in: rect)
      context.draw(Image("picture"), at: CGPoint(x: 40, y: 30), anchor: .topLeading)
      var star = context.resolve(Image(systemName: "star"))
      star.shading = .color(.red)
      context.draw(star, in: rect)
    }
    #expect(lines.count == 3)
    #expect(lines.first?.contains("10 5 20 15") == true)
    #expect(lines.dropFirst().first?.contains("40 30 40 30") == true)
    #expect(lines.last?.contains("#ff3b30") == true)
  }

  @Test func `the blend mode of a symbol applies to the canvas, also through filters`() {
    func layers(_ opacity: Double, filtered: Bool, isolated: Bool = false) -> [String] {
      let symbol = Color.white.frame(width: 4, height: 4).blendMode(.plusLighter).padding(1)
      let canvas = Canvas { context, _ in
        if filtered { context.addFilter(.colorMultiply(.red)) }
        context.opacity = opacity
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, at: CGPoint(x: 10, y: 10))
        }
      } symbols: {
        if isolated { symbol.opacity(0.5).tag(1) } else { symbol.tag(1) }
      }
      return Harness(size: CGSize(width: 100, height: 50)) { canvas }.list.items.compactMap {
        guard case .beginLayer(let effect, _) = $0 else { return nil }
        return if case .blend(let mode) = effect { "\(mode)" } else { "other" }
      }
    }
    #expect(layers(1, filtered: false) == ["plusLighter"])
    #expect(layers(1, filtered: true) == ["plusLighter", "other", "plusLighter"])
    #expect(layers(0.5, filtered: false) == ["plusLighter", "other", "plusLighter"])
    #expect(layers(0.5, filtered: true, isolated: true).first == "other")
  }
}
