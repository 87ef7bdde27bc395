// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Shapes filled with copies of an image. The picture is 40 by 30 points, and 4 by 3 pixels.
@MainActor
@Suite struct ImagePaintTests {
  private func paint(
    _ style: some ShapeStyle, _ size: CGSize = CGSize(width: 80, height: 60)
  ) throws -> (rect: CGRect, sprite: Sprite)? {
    let harness = Harness(size: size) { Rectangle().fill(style) }
    for item in harness.list.items {
      if case .fill(_, .image(let image), _) = item { return (image.rect, image.sprite) }
    }
    return nil
  }

  @Test func `an image is repeated over the bounding box of a shape`() throws {
    let result = try #require(try paint(ImagePaint(image: Image("picture"))))
    #expect(result.rect == CGRect(x: 0, y: 0, width: 80, height: 60))
    // 2 pixels per point.
    #expect(result.sprite.width == 160 && result.sprite.height == 120)
    #expect(result.sprite.levels[0].pixels.allSatisfy { $0 == 0xff33_6699 })
  }

  @Test func `an empty part, no scale and a symbol draw nothing`() throws {
    #expect(try paint(ImagePaint(image: Image("picture"), sourceRect: .zero)) == nil)
    #expect(try paint(.image(Image("picture"), scale: 0)) == nil)
    #expect(try paint(ImagePaint(image: Image(systemName: "star"))) == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a part that is not finite draws nothing`(number: CGFloat) throws {
    for rect in [
      CGRect(x: number, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: number, height: 1),
      CGRect(x: number, y: 0, width: number, height: 1),
    ] {
      #expect(try paint(ImagePaint(image: Image("picture"), sourceRect: rect)) == nil)
    }
  }

  @Test func `the opacity of the style applies to the copies`() throws {
    let result = try #require(try paint(ImagePaint(image: Image("picture")).opacity(0.5)))
    #expect(result.sprite.levels[0].pixels.first.map { $0 >> 24 } == 128)
  }

  @Test func `a gradient as a style runs from the top to the bottom`() {
    let colors = Gradient(colors: [.red, .blue])
    func fills(_ view: some View) -> [DisplayItem] {
      Harness(size: CGSize(width: 80, height: 60)) { view }.list.items
    }
    #expect(
      fills(Rectangle().fill(colors))
        == fills(
          Rectangle().fill(LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom))))
  }
}
