// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ImageTests {
  private func size(@ViewBuilder _ view: () -> some View) -> CGSize {
    let box = Harness(size: CGSize(width: 200, height: 100)) { view().background(Color.red) }
      .list.fillBounds[0]
    return box.size
  }

  private func isClose(_ a: CGSize, _ b: CGSize) -> Bool {
    abs(a.width - b.width) < 1 && abs(a.height - b.height) < 1
  }

  @Test func `an image has its own size unless it is resizable`() {
    #expect(size { Image("picture") } == CGSize(width: 40, height: 30))
    #expect(size { Image("picture").frame(width: 10) } == CGSize(width: 10, height: 30))
    #expect(size { Image("picture").resizable() } == CGSize(width: 200, height: 100))
    #expect(
      size { HStack { Image("picture").resizable() }.frame(width: 50, height: 60) }
        == CGSize(width: 50, height: 60))
  }

  @Test func `an image fills its frame, and is tinted if it is a template`()
    throws
  {
    func paint(@ViewBuilder _ view: () -> some View) throws -> SpritePaint {
      let list = Harness(size: CGSize(width: 200, height: 100), view).list
      guard case .fill(let rect, .image(let image), _) = try #require(list.items.first) else {
        throw Missing.image
      }
      #expect(rect.rect == image.rect)
      return image
    }
    #expect(
      try paint { Image("picture").resizable().frame(width: 50, height: 20) }.rect.size
        == CGSize(width: 50, height: 20))
    #expect(try paint { Image("picture").foregroundColor(.red) }.tint == nil)
    let tinted = try paint { Image("picture").renderingMode(.template).foregroundColor(.white) }
    #expect(tinted.tint == .white)
  }

  private enum Missing: Error { case image }

  @Test func `a symbol has the size of its font and image scale`() {
    #expect(isClose(size { Image(systemName: "star") }, CGSize(width: 17, height: 17)))
    #expect(isClose(size { Image(systemName: "star").font(.title) }, CGSize(width: 28, height: 28)))
    #expect(
      isClose(
        size { Image(systemName: "star").imageScale(.large) },
        CGSize(width: 17 * 1.276, height: 17 * 1.276)))
    #expect(
      isClose(
        size { Image(systemName: "star").resizable().frame(width: 50, height: 20) },
        CGSize(width: 50, height: 20)))
  }

  @Test func `a symbol is an outline in the foreground style`() throws {
    let list = Harness(size: CGSize(width: 200, height: 100)) {
      Image(systemName: "star").foregroundStyle(.red)
    }.list
    guard case .path(let outline, _, .color(let color), let index) = try #require(list.items.first)
    else {
      Issue.record("no outline")
      return
    }
    #expect(color.red == 1)
    // The symbol's box, 17 points, is centered; its square begins a tenth from the left.
    let bounds = outline.bounds.applying(list.transforms[Int(index)])
    #expect(abs(bounds.minX - (100 - 8.5 + 1.7)) < 0.51)
    #expect(abs(bounds.minY - (50 - 8.5 + 1.7)) < 0.51)
  }

  @Test func `a missing image is empty, and a missing symbol a placeholder`() {
    #expect(
      size {
        VStack(spacing: 0) {
          Image("nowhere")
          Color.red.frame(height: 9)
        }
      }.height == 9)
    #expect(Harness { Image("nowhere").resizable() }.list.items.isEmpty)
    #expect(
      size { Image("nowhere").resizable().aspectRatio(contentMode: .fit).frame(width: 60) }
        == CGSize(width: 60, height: 60))
    let list = Harness { Image(systemName: "missing.symbol") }.list
    #expect(list.items.count == 1)
  }

  // As in `Image(systemName: isOn ? "checkmark" : "")`.
  @Test func `a symbol without a name is empty, and has the size that it is given`() {
    #expect(
      size {
        VStack(spacing: 0) {
          Image(systemName: "")
          Color.red.frame(height: 9)
        }
      }.height == 9)
    #expect(
      size { Image(systemName: "").resizable().frame(width: 50, height: 20) }
        == CGSize(width: 50, height: 20))
    for image in [Image(systemName: ""), Image(systemName: "").resizable()] {
      #expect(Harness { image }.list.items.isEmpty)
    }
  }

  /// The colors of the outlines that are drawn, from the bottom one upwards.
  private func colors(@ViewBuilder _ view: () -> some View) -> [ResolvedColor] {
    Harness(size: CGSize(width: 200, height: 100)) { view() }.list.items.compactMap { item in
      if case .path(_, _, .color(let color), _) = item { color } else { nil }
    }
  }

  @Test func `the layers of a symbol are colored by the rendering mode`() {
    let framed = Image(systemName: "plus.circle.fill")
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(colors { framed.foregroundStyle(red) }.map(\.red) == [1])
    let palette = colors { framed.foregroundStyle(red, blue) }
    #expect(palette.map(\.red) == [0, 1])
    #expect(palette.map(\.blue) == [1, 0])
    let hierarchical = colors {
      framed.symbolRenderingMode(.hierarchical).foregroundStyle(red)
    }
    #expect(hierarchical.map(\.opacity) == [0.6, 1])
    let label = colors { framed.symbolRenderingMode(.hierarchical).controlForegroundStyle(red) }
    #expect(label == hierarchical)
    let multicolor = colors { VStack { framed }.symbolRenderingMode(.multicolor) }
    #expect(multicolor.map { $0.green > $0.red } == [true, false])
    #expect(multicolor == colors { framed.renderingMode(.original) })
    #expect(
      colors { framed.symbolRenderingMode(.monochrome).foregroundStyle(red, blue) }.count == 1)
    let gradient = Harness {
      framed.symbolRenderingMode(.hierarchical)
        .foregroundStyle(LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
    }.list
    #expect(gradient.items.filter { if case .path = $0 { true } else { false } }.count == 2)
  }

  @Test func `a style of the environment is a member of its type`() {
    let style: any ShapeStyle = ForegroundStyle.foreground
    #expect(style is ForegroundStyle)
    let list = Harness {
      Circle().fill(.foreground).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    .list
    #expect(list.items.contains { $0.description.contains("#ff0000") })
  }

  @Test func `a text can contain a symbol`() throws {
    let list = Harness { Text("a \(Image(systemName: "star")) b") }.list
    #expect(list.items.count >= 1)
  }

  @Test func `a named color comes from the assets, in both appearances`() throws {
    let harness = Harness { Color("brand") }
    #expect(harness.list.items.contains { $0.description.contains("#ff8000") })
    harness.host.colorScheme = .dark
    harness.frame()
    #expect(harness.list.items.contains { $0.description.contains("#ffffff") })
    let missing = Harness { Color("nothing") }
    #expect(missing.list.items.count == 1)
  }
}
