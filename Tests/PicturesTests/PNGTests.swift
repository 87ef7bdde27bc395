// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures
import Testing

/// PNG encoding and decoding.
struct PNGTests {
  @Test
  func `every premultiplied pixel survives a round trip`() throws {
    // Each pair of a component and an alpha that is not below it, in alternating channels.
    var pixels: [UInt32] = []
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        pixels.append(alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2)
      }
    }
    var picture = Picture(width: 257, height: 128)
    #expect(pixels.count == picture.width * picture.height)
    for (index, pixel) in pixels.enumerated() { picture[index % 257, index / 257] = pixel }
    #expect(try Picture(png: picture.png()) == picture)
  }

  @Test(arguments: [(1, 1), (1, 7), (300, 1), (31, 33)])
  func `an opaque picture has three channels, others have four`(width: Int, height: Int) throws {
    var picture = Picture(width: width, height: height, filling: 0xff12_3456)
    let opaque = try picture.png()
    #expect(try Picture(png: opaque) == picture)
    #expect(Self.colorType(opaque) == 2)
    picture[width - 1, height - 1] = 0x8010_2030
    let other = try picture.png()
    #expect(try Picture(png: other) == picture)
    #expect(Self.colorType(other) == 6)
    #expect(other.starts(with: [0x89, 0x50, 0x4e, 0x47]))
  }

  @Test(arguments: [1, 3, 300])
  func `incompressible noise fits into the output buffer`(side: Int) throws {
    var picture = Picture(width: side, height: side)
    var state: UInt32 = 1
    for y in 0..<side {
      for x in 0..<side {
        // A linear congruential generator (Numerical Recipes' constants), with its high bits in all
        // bytes.
        state = state &* 1_664_525 &+ 1_013_904_223
        picture[x, y] = 0xff00_0000 | (state >> 8)
      }
    }
    let png = try picture.png()
    #expect(png.count >= side * side * 3)
    #expect(try Picture(png: png) == picture)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (1_000_001, 1)])
  func `a size that PNG does not support is an error`(width: Int, height: Int) {
    let error = PictureError.impossibleSize(.png, width: width, height: height, limit: 1_000_000)
    #expect(throws: error) { try Picture(width: width, height: height).png() }
  }

  @Test
  func `damaged PNG files are an error`() throws {
    let png = try Picture(width: 20, height: 20, filling: 0xff00_ff00).png()
    for length in stride(from: 0, to: png.count - 12, by: 7) {
      let error = #expect(throws: PictureError.self) { try Picture(png: Array(png[..<length])) }
      guard case .cannotDecode(.png, let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  /// The header's color type: 2 is RGB, 6 is RGB with alpha.
  private static func colorType(_ png: [UInt8]) -> UInt8 { png[25] }
}
