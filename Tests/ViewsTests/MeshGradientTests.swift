// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct MeshGradientTests {
  private func sprite(_ mesh: MeshGradient) throws -> Sprite {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { mesh }
    for item in harness.list.items {
      if case .fill(_, .image(let image), _) = item { return image.sprite }
    }
    throw CancellationError()
  }

  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  /// The color at a point in unit coordinates, as 0xAARRGGBB.
  private func pixel(_ sprite: Sprite, _ x: Double, _ y: Double) -> UInt32 {
    let column = min(Int(x * Double(sprite.width)), sprite.width - 1)
    let row = min(Int(y * Double(sprite.height)), sprite.height - 1)
    return sprite.levels[0].pixels[row * sprite.width + column]
  }

  @Test func `corners have the colors of their vertices, and the middle their mean`() throws {
    let colors = [
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
      Color(red: 0, green: 0, blue: 1), Color(white: 1),
    ]
    let picture = try sprite(
      MeshGradient(width: 2, height: 2, points: Self.corners, colors: colors))
    func near(_ x: Double, _ y: Double, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
      let value = pixel(picture, x, y)
      let parts = [16, 8, 0].map { Int(value >> UInt32($0) & 255) }
      return zip(parts, [red, green, blue]).allSatisfy { abs($0 - $1) < 6 }
    }
    #expect(near(0, 0, 255, 0, 0))
    #expect(near(1, 0, 0, 255, 0))
    #expect(near(0, 1, 0, 0, 255))
    #expect(near(1, 1, 255, 255, 255))
    #expect(near(0.5, 0.5, 128, 128, 128))
  }

  @Test func `outside of the mesh there is the background`() throws {
    let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
    let picture = try sprite(
      MeshGradient(
        width: 2, height: 2, points: points, colors: Array(repeating: .white, count: 4),
        background: Color(red: 1, green: 0, blue: 0)))
    #expect(pixel(picture, 0.1, 0.5) == 0xffff_0000)
    #expect(pixel(picture, 0.5, 0.5) == 0xffff_ffff)
    let clear = try sprite(
      MeshGradient(width: 2, height: 2, points: points, colors: [.white, .white, .white, .white]))
    #expect(pixel(clear, 0.1, 0.5) == 0)
  }

  @Test func `a vertex moves the colors, and without enough values nothing traps`() throws {
    let points: [SIMD2<Float>] = [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.9, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    let colors: [Color] = [
      .black, .black, .black, .black, .white, .black, .black, .black, .black,
    ]
    let picture = try sprite(MeshGradient(width: 3, height: 3, points: points, colors: colors))
    #expect(pixel(picture, 0.88, 0.5) & 255 > 200)
    #expect(pixel(picture, 0.4, 0.5) & 255 < 160)
    for (width, height) in [(0, 0), (1, 5), (3, 3), (1000, 1000)] {
      _ = try sprite(
        MeshGradient(width: width, height: height, points: [[.nan, 0]], colors: [.red]))
    }
  }

  @Test func `a mesh fills shapes and follows their size`() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.corners, colors: [.red, .green, .blue, .white])
    let harness = Harness(size: CGSize(width: 100, height: 60)) {
      Rectangle().fill(mesh).frame(width: 80, height: 40)
    }
    #expect("\(harness.list)".contains("image mesh in 0 0 80 40"))
  }
}
