// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// A triangle whose tip is at a fraction of the upper edge.
private struct Triangle: Shape {
  var tip: CGFloat

  var animatableData: CGFloat {
    get { tip }
    set { tip = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + rect.width * tip, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

@MainActor
@Suite struct ShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// The outlines of the display list.
  private func outlines(_ harness: Harness) -> [Outline] {
    harness.list.items.compactMap { item in
      if case .path(let outline, _, _, _) = item { outline } else { nil }
    }
  }

  /// The rounded rectangles that are filled.
  private func rounded(_ harness: Harness) -> [RoundedRect] {
    harness.list.items.compactMap { item in
      if case .fill(let shape, _, _) = item { shape } else { nil }
    }
  }

  @Test func `a container-relative shape is the container's, inset by its distance`() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      ContainerRelativeShape()
        .padding(EdgeInsets(top: 6, leading: 8, bottom: 10, trailing: 12))
        .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
    }
    #expect(rounded(harness).map(\.radius) == [14])
    #expect(rounded(harness).map(\.rect.size) == [CGSize(width: 180, height: 84)])
    let bordered = Harness(size: CGSize(width: 200, height: 100)) {
      Color.red.clipShape(.containerRelative).padding(30).containerShape(.circle)
    }
    let clips = bordered.list.items.compactMap { item -> CGRect? in
      if case .beginLayer(.clip(let shape), _) = item { shape.rect } else { nil }
    }
    #expect(clips == [CGRect(x: 50, y: 0, width: 40, height: 40)])
  }

  @Test func `the shape of a container may be container-relative itself`() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      ContainerRelativeShape()
        .padding(2)
        .containerShape(ContainerRelativeShape())
        .padding(4)
        .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
    }
    #expect(rounded(harness).map(\.radius) == [14])
    #expect(rounded(harness).map(\.rect.size) == [CGSize(width: 188, height: 88)])
    let alone = Harness(size: CGSize(width: 200, height: 100)) {
      ContainerRelativeShape().padding(2).containerShape(.containerRelative)
    }
    #expect(rounded(alone).map(\.radius) == [0])
  }

  @Test func `a container-relative shape outside of containers is a rectangle`() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      ContainerRelativeShape().fill(.red).padding(5)
    }
    #expect(rounded(harness).map(\.radius) == [0])
  }

  @Test func `a custom shape is drawn, and its animatable data is animated`() {
    let fixture = StateHarness(CGFloat(0)) { Triangle(tip: $0).frame(width: 100, height: 100) }
    #expect(outlines(fixture.harness).map(\.elements.first) == [.move(to: .zero)])
    fixture.set(1, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    guard case .move(let tip)? = outlines(fixture.harness).first?.elements.first else {
      Issue.record("no outline")
      return
    }
    #expect(areClose(tip, CGPoint(x: 50, y: 0)))
  }

  @Test func `a circle takes the smaller side of its proposal`() {
    func bounds(@ViewBuilder _ view: () -> some View) -> [CGRect] {
      Harness(view).list.fillBounds
    }
    let stacked = bounds {
      VStack(spacing: 0) {
        Circle()
        Color.red.frame(height: 20)
      }
    }
    #expect(stacked[0].size == CGSize(width: 390, height: 390))
    #expect(stacked[1].minY - stacked[0].maxY == 0)
    let scrolled = bounds { ScrollView { Circle() } }
    #expect(scrolled.contains(CGRect(x: 0, y: 0, width: 390, height: 390)))
    #expect(bounds { Circle().fixedSize() }.map(\.size) == [CGSize(width: 10, height: 10)])
    #expect(
      bounds { Circle().background { Color.red }.frame(width: 60, height: 40) }[0]
        == CGRect(x: 175, y: 402, width: 40, height: 40))
  }

  @Test func `shapes derived from a circle have its size`() {
    func size(_ shape: some Shape) -> CGSize {
      shape.sizeThatFits(ProposedViewSize(width: 60, height: 40))
    }
    let square = CGSize(width: 40, height: 40)
    let circle = Circle()
    #expect(size(circle.inset(by: 3)) == square)
    #expect(size(circle.stroke(lineWidth: 2)) == square)
    #expect(size(circle.trim(from: 0, to: 0.5)) == square)
    #expect(size(circle.rotation(.degrees(30))) == square)
    #expect(size(circle.offset(x: 10)) == square)
    #expect(size(circle.scale(0.5)) == square)
    #expect(size(circle.transform(.identity)) == square)
    #expect(size(AnyShape(circle)) == square)
    #expect(size(Rectangle()) == CGSize(width: 60, height: 40))
  }

  /// Half as high as wide.
  private struct Tile: Shape {
    var ratio: CGFloat

    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let width = proposal.replacingUnspecifiedDimensions().width
      return CGSize(width: width, height: width * ratio)
    }
  }

  @Test func `a shape may define the size of its view`() {
    let fixture = StateHarness(CGFloat(0.5)) { Tile(ratio: $0) }
    #expect(fixture.harness.list.fillBounds == [CGRect(x: 0, y: 50, width: 200, height: 100)])
    fixture.set(0.25)
    #expect(fixture.harness.list.fillBounds == [CGRect(x: 0, y: 75, width: 200, height: 50)])
  }

  @Test func `a custom shape is hit only within its outline`() {
    var taps = 0
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Triangle(tip: 0).gesture(DragGesture(minimumDistance: 0).onEnded { _ in taps += 1 })
    }
    harness.drag(from: CGPoint(x: 90, y: 10), to: CGPoint(x: 90, y: 10), over: 0.02)
    #expect(taps == 0)
    harness.drag(from: CGPoint(x: 10, y: 90), to: CGPoint(x: 10, y: 90), over: 0.02)
    #expect(taps == 1)
  }

  @Test func `a trim is animated`() {
    let fixture = StateHarness(CGFloat(0)) { Rectangle().trim(from: 0, to: $0).stroke(Color.red) }
    #expect(outlines(fixture.harness).isEmpty)
    fixture.set(1, .linear(duration: 1))
    fixture.harness.advance(by: 0.25)
    // The first quarter of the perimeter of a square of 200 points is its upper side.
    let bounds = outlines(fixture.harness).first?.bounds ?? .zero
    #expect(abs(bounds.width - 200) < 0.01 && abs(bounds.height - 1) < 0.01)
  }

  @Test func `stroke is centered on the edge, strokeBorder is inside`() {
    let on = Harness(size: CGSize(width: 100, height: 100)) {
      Rectangle().stroke(Color.red, lineWidth: 10)
    }
    #expect(outlines(on).map(\.bounds) == [CGRect(x: -5, y: -5, width: 110, height: 110)])
    let inside = Harness(size: CGSize(width: 100, height: 100)) {
      RoundedRectangle(cornerRadius: 20).strokeBorder(Color.red, lineWidth: 10)
    }
    let bounds = outlines(inside).first?.bounds ?? .zero
    #expect(abs(bounds.minX) < 0.01 && abs(bounds.maxX - 100) < 0.01)
  }

  @Test func `circles and rounded rectangles are fills instead of paths`() {
    for view in [AnyView(Circle()), AnyView(RoundedRectangle(cornerRadius: 5)), AnyView(Capsule())]
    {
      let harness = Harness { view }
      #expect(outlines(harness).isEmpty && harness.list.items.count == 1)
    }
    #expect(outlines(Harness { Ellipse() }).count == 1)
  }

  @Test func `clipping to a custom shape is a clip path`() {
    let harness = Harness { Color.red.clipShape(Triangle(tip: 0.5)) }
    guard case .beginLayer(.clipPath(let outline, .nonZero), _)? = harness.list.items.first else {
      Issue.record("no clip")
      return
    }
    #expect(outline.elements.count == 4)
  }

  @Test func `path queries match Core Graphics`() {
    var path = Path()
    #expect(path.isEmpty && path.boundingRect.isNull)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    #expect(path.currentPoint == CGPoint(x: 30, y: 10))
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 10))
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: true))
    let moved = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).offsetBy(dx: 5, dy: 7)
    #expect(moved.boundingRect == CGRect(x: 5, y: 7, width: 10, height: 10))
  }

  @Test func `the first quarter of a circle goes from the right to the bottom`() {
    let quarter = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      .trimmedPath(from: 0, to: 0.25)
    let bounds = quarter.boundingRect
    #expect(abs(bounds.minX - 50) < 0.1 && abs(bounds.minY - 50) < 0.1)
    #expect(abs(bounds.maxX - 100) < 0.1 && abs(bounds.maxY - 100) < 0.1)
  }

  @Test func `each corner has its own radius`() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10).path(in: rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 59)))
    #expect(!path.contains(CGPoint(x: 99.5, y: 59.5)))
    #expect(path.boundingRect == rect)
  }

  @Test func `a stroke of a filled shape is drawn in front of the fill`() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Circle().fill(Color.red).stroke(Color.blue, lineWidth: 4)
    }
    #expect(harness.list.items.count == 2)
    let border = Harness(size: CGSize(width: 100, height: 100)) {
      Rectangle().fill(Color.red).strokeBorder(Color.blue, lineWidth: 4)
    }
    #expect(border.list.items.count == 2)
  }

  @Test func `a shape is scaled about its anchor`() {
    let path = Rectangle().scale(x: 0.5, y: 1, anchor: .leading).path(in: rect)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(
      AnyShape(Rectangle().size(width: 7, height: 9)).path(in: rect).boundingRect.size
        == CGSize(width: 7, height: 9))
  }

  @Test func `a path lists its elements`() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var elements: [Path.Element] = []
    func record(_ element: Path.Element) { elements.append(element) }
    path.forEach(record)
    #expect(
      elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)), .closeSubpath,
      ])
    elements = []
    Path(CGRect(x: 0, y: 0, width: 5, height: 5)).forEach(record)
    #expect(elements.count == 5)
  }

  @Test func `a color's components depend on the appearance`() {
    var environment = EnvironmentValues()
    let light = Color.red.opacity(0.5).resolve(in: environment)
    #expect(light.opacity == 0.5)
    #expect(abs(light.green * 255 - 59) < 0.01)
    #expect(abs(light.linearGreen - 0.0437) < 0.001)
    environment.colorScheme = .dark
    #expect(abs(Color.red.resolve(in: environment).green * 255 - 69) < 0.01)
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0)
    #expect(abs(linear.red - 0.7354) < 0.001)
    #expect(Color(light).resolve(in: environment) == light)
  }

  @Test func `resolved colors are animated in linear light, described and stored`() throws {
    var color = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    let data = color.animatableData
    #expect(abs(data.first - 128) < 0.001 && data.second.first == 0)
    #expect(data.second.second == AnimatablePair(0, 64))
    #expect(color.description == "#FF000080")
    color.animatableData = AnimatablePair(0, AnimatablePair(64, AnimatablePair(128, 128)))
    #expect(abs(color.red) < 0.001 && abs(color.blue - 1) < 0.001 && color.opacity == 1)
    #expect(abs(color.green - 0.7354) < 0.001)
    let half = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    let stored = try JSONEncoder().encode(half)
    #expect(try JSONDecoder().decode([Float].self, from: stored) == [1, 0.5, 0, 0.25])
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: stored) == half)
    let bright = Color.Resolved(red: 2, green: .nan, blue: -1, opacity: .infinity)
    #expect(bright.description == "#FF0000FF")
  }
}
