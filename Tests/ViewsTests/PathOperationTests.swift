// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PathOperationTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let other = Path(CGRect(x: 10, y: 5, width: 20, height: 10))

  @Test func `paths are combined by their areas`() {
    let points = [CGPoint(x: 5, y: 10), CGPoint(x: 15, y: 10), CGPoint(x: 25, y: 10)]
    func inside(_ path: Path) -> [Bool] { points.map { path.contains($0) } }
    #expect(inside(square.union(other)) == [true, true, true])
    #expect(inside(square.intersection(other)) == [false, true, false])
    #expect(inside(square.subtracting(other)) == [true, false, false])
    #expect(inside(square.symmetricDifference(other)) == [true, false, true])
  }

  @Test func `the even-odd rule leaves the middle of overlapping parts out`() {
    var twice = square
    twice.addPath(other)
    let middle = CGPoint(x: 15, y: 10)
    #expect(twice.normalized(eoFill: false).contains(middle))
    #expect(!twice.normalized().contains(middle))
    #expect(!twice.union(Path(), eoFill: true).contains(middle))
  }

  @Test func `lines are cut by areas`() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 10))
    line.addLine(to: CGPoint(x: 40, y: 10))
    #expect(line.lineIntersection(square).boundingRect.width == 20)
    #expect(line.lineSubtraction(square).boundingRect.width == 50)
  }

  @Test func `combined shapes draw in the frame of the view`() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Circle().subtracting(Rectangle().offset(x: 50)).frame(width: 100, height: 100)
    }
    #expect("\(harness.list)".contains("in 0 0 50 100"))
  }

  @Test func `an image with cap insets is drawn in nine parts, and tiled`() {
    func fills(_ image: Image) -> [CGRect] {
      Harness(size: CGSize(width: 200, height: 100)) { image }.list.fillBounds
    }
    let image = Image("picture")
    let size = Harness(size: CGSize(width: 500, height: 500)) { image }.list.fillBounds[0].size
    let caps = EdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 10)
    let parts = fills(image.resizable(capInsets: caps))
    #expect(parts.count == 9)
    #expect(parts.first == CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(parts.last == CGRect(x: 190, y: 92, width: 10, height: 8))
    #expect(parts[4] == CGRect(x: 6, y: 4, width: 184, height: 88))
    let columns = (200 / size.width).rounded(.up)
    let rows = (100 / size.height).rounded(.up)
    #expect(CGFloat(fills(image.resizable(resizingMode: .tile)).count) == columns * rows)
    #expect(fills(image.resizable()).count == 1)
  }

  @Test func `levels of a color are fainter, and Display P3 is converted`() {
    func color(_ style: some ShapeStyle) -> String {
      let harness = Harness(size: CGSize(width: 10, height: 10)) { Rectangle().fill(style) }
      return "\(harness.list)"
    }
    #expect(color(Color.red.secondary) == color(Color.red.opacity(0.6)))
    #expect(color(Color.red.quaternary) == color(Color.red.opacity(0.18)))
    #expect(
      color(Color(.displayP3, red: 1, green: 1, blue: 1)) == color(Color(red: 1, green: 1, blue: 1))
    )
    #expect(
      color(Color(.displayP3, red: 1, green: 0, blue: 0)) == color(Color(red: 1, green: 0, blue: 0))
    )
    #expect(
      color(Color(.displayP3, red: 0.4, green: 0.6, blue: 0.4))
        != color(Color(red: 0.4, green: 0.6, blue: 0.4)))
  }

  private struct Bounds: View {
    let record: (CGRect?, CGRect?) -> Void

    var body: some View {
      GeometryReader { proxy in
        let _ = record(
          proxy.bounds(of: .named("outer")), proxy.bounds(of: .named("unknown")))
        Color.red
      }
      .frame(width: 20, height: 10)
    }
  }

  @Test func `the bounds of a named space are converted to the view's own`() {
    var bounds: (CGRect?, CGRect?)
    _ = Harness(size: CGSize(width: 100, height: 100)) {
      Bounds { bounds = ($0, $1) }.frame(width: 60, height: 50).coordinateSpace(name: "outer")
    }
    #expect(bounds.0 == CGRect(x: -20, y: -20, width: 60, height: 50))
    #expect(bounds.1 == nil)
  }

  private struct Scoped: View {
    let isOn: Bool

    var body: some View {
      Color.red.frame(width: isOn ? 40 : 20, height: 10)
        .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 50 : 0) }
    }
  }

  @Test func `only the modifiers of the closure are animated`() throws {
    let harness = StateHarness(false) { Scoped(isOn: $0) }
    harness.set(true)
    harness.harness.advance(by: 0.5)
    let rect = try #require(harness.harness.list.fillBounds.first)
    #expect(rect.width == 40)
    #expect(abs(rect.minX - 80 - 25) < 2)
  }

  @Test func `a tight font is another font`() {
    #expect(Font.body.leading(.tight) != Font.body)
    #expect(Font.body.leading(.standard) == Font.body)
  }
}
