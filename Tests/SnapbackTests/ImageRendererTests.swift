// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Pictures
import Snapback
import Testing

/// Images of views.
@MainActor
@Suite struct ImageRendererTests {
  /// Makes the PNG file of an image in the action of a button, as programs do.
  private func file<Content: View>(
    _ view: Content, _ configure: @escaping (ImageRenderer<Content>) -> Void = { _ in }
  ) -> Data? {
    var image: UIImage?
    let button = Button("Go") {
      let renderer = ImageRenderer(content: view)
      configure(renderer)
      image = renderer.uiImage
    }
    let harness = Harness(
      ViewHost(button, size: CGSize(width: 390, height: 844), resources: .standard))
    harness.tap(CGPoint(x: 195, y: 422))
    return image?.pngData()
  }

  private func image<Content: View>(
    _ view: Content, _ configure: @escaping (ImageRenderer<Content>) -> Void = { _ in }
  ) throws -> Picture {
    try Picture(png: Array(#require(file(view, configure))))
  }

  private struct SelfRendering: View {
    var body: some View {
      Text(ImageRenderer(content: SelfRendering()).uiImage == nil ? "no" : "yes")
    }
  }

  @Test func `a view that renders itself is a runtime error that says so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let size = CGSize(width: 390, height: 844)
        _ = Harness(ViewHost(SelfRendering(), size: size, resources: .standard))
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("renderers or hosting controllers are inside each other."))
  }

  @Test func `an image has the ideal size of its view, and is clear around it`() throws {
    let red = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10).padding(5)
    let picture = try image(red)
    #expect(picture.width == 30 && picture.height == 20)
    #expect(picture[0, 0] == 0)
    #expect(picture[15, 10] == 0xffff_0000)
  }

  @Test func `translucent pixels keep their opacity`() throws {
    let blue = Color(red: 0, green: 0, blue: 1, opacity: 0.5).frame(width: 4, height: 4)
    let pixel = try image(blue)[1, 1]
    #expect(abs(Int(pixel >> 24) - 128) <= 1)
    #expect(abs(Int(pixel & 0xff) - 128) <= 1)
    #expect(pixel >> 8 & 0xffff == 0)
  }

  @Test func `scale, proposal and opacity are those of the renderer`() throws {
    let white = Color.white.frame(maxWidth: .infinity, maxHeight: 10)
    let picture = try image(white) {
      $0.scale = 2
      $0.proposedSize = ProposedViewSize(width: 40, height: 30)
    }
    #expect(picture.width == 80 && picture.height == 20)
    let padded = try image(Color.white.frame(width: 2, height: 2).padding(2)) {
      $0.isOpaque = true
    }
    #expect(padded[0, 0] == 0xff00_0000)
  }

  @Test func `a view without a size, or outside of a window, has no image`() {
    #expect(ImageRenderer(content: Text("a")).uiImage == nil)
    #expect(file(EmptyView()) == nil)
    #expect(file(Text("a")) != nil)
  }

  @Test func `a thumbnail is a drawing of the image with the given size`() throws {
    var (thumbnail, empty): (UIImage?, UIImage?)
    let button = Button("Go") {
      let red = Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
      let image = ImageRenderer(content: red).uiImage
      thumbnail = image?.preparingThumbnail(of: CGSize(width: 20, height: 10))
      empty = image?.preparingThumbnail(of: CGSize(width: 0, height: 10))
    }
    let harness = Harness(
      ViewHost(button, size: CGSize(width: 390, height: 844), resources: .standard))
    harness.tap(CGPoint(x: 195, y: 422))
    let picture = try Picture(png: Array(#require(thumbnail?.pngData())))
    #expect(picture.width == 2 * picture.height)
    #expect(picture[picture.width / 2, picture.height / 2] == 0xffff_0000)
    #expect(empty == nil)
  }
}
