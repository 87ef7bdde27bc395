// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures
import Testing

/// Pixel layout and digest.
struct PictureTests {
  @Test
  func `a pixel is four bytes, blue first, and rows have no padding`() {
    var picture = Picture(width: 3, height: 2, filling: 0xff00_0000)
    picture[2, 1] = 0x8040_2010
    #expect(picture.bytesPerRow == 12)
    #expect(
      picture.pixels == [0xff00_0000, 0xff00_0000, 0xff00_0000] + [
        0xff00_0000, 0xff00_0000, 0x8040_2010,
      ])
    let bytes = picture.withUnsafeMutablePixels { Array(UnsafeRawBufferPointer($0)) }
    #expect(bytes.suffix(4) == [0x10, 0x20, 0x40, 0x80])
    #expect(!picture.isOpaque)
    picture[2, 1] = 0xff40_2010
    #expect(picture.isOpaque)
  }

  // The hashes of the empty text and `abcd` are widely published; the low halves of the others are
  // the checksums that zstd writes for the same bytes.
  @Test(arguments: [
    (0, 0xef46_db37_51d8_e999 as UInt64), (1, 0x3aef_a6fd_5cf2_deb4),
    (2, 0x84cd_a5a2_ef21_8525), (3, 0x3172_ccb1_807b_c82f), (8, 0x9c21_8c79_0901_34c3),
    (9, 0x3bde_24d6_d38e_cb3a), (15, 0xf03f_ba80_0f73_8ec0), (64, 0x29d7_87fa_1110_8bc6),
  ])
  func `the digest is XXH64 of the bytes`(count: Int, digest: UInt64) {
    #expect(Self.row((0..<count).map { UInt32($0) &* 0x9e37_79b9 }).digest == digest)
    #expect(Self.row([0x6463_6261]).digest == 0xde03_27b0_d25d_92cc)
  }

  @Test(arguments: 1..<40)
  func `the digest depends on every bit of every pixel`(count: Int) {
    let pixels = (0..<count).map { UInt32($0) &* 0x9e37_79b9 }
    var digests: Set<UInt64> = [Self.row(pixels).digest]
    for index in 0..<count {
      for bit in 0..<32 {
        var changed = pixels
        changed[index] ^= 1 << bit
        digests.insert(Self.row(changed).digest)
      }
    }
    #expect(digests.count == 1 + 32 * count)
  }

  private static func row(_ pixels: [UInt32]) -> Picture {
    var picture = Picture(width: pixels.count, height: 1)
    for (x, pixel) in pixels.enumerated() { picture[x, 0] = pixel }
    return picture
  }
}
