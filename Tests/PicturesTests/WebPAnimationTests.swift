// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures
import Testing

/// Encoding of animated WebP files.
struct WebPAnimationTests {
  /// Four frames: a square that moves, stays, and becomes half transparent.
  private static let frames: [Picture] =
    ([
      (0, 0xff20_60c0), (5, 0xff20_60c0), (5, 0xff20_60c0), (9, 0x8010_3060),
    ] as [(Int, UInt32)])
    .map { offset, pixel in
      var picture = Picture(width: 24, height: 16, filling: 0xfff0_f0f0)
      for y in 3..<11 { for x in offset..<offset + 10 { picture[x, y] = pixel } }
      return picture
    }

  private static func encoded(_ times: [Double], until end: Double) throws -> [UInt8] {
    var animation = try WebPAnimation(width: 24, height: 16)
    for (picture, time) in zip(frames, times) { try animation.add(picture, at: time) }
    return try animation.finish(at: end)
  }

  @Test
  func `frames are stored losslessly with their durations, and loop forever`() throws {
    let decoded = try DecodedAnimation(Self.encoded([0, 0.1, 0.2, 0.3], until: 0.5))
    #expect(decoded.loopCount == 0)
    // A frame that equals the previous one extends that one's duration.
    #expect(decoded.frames.map(\.milliseconds) == [100, 200, 200])
    #expect(decoded.frames.map(\.picture) == [Self.frames[0], Self.frames[1], Self.frames[3]])
  }

  @Test
  func `rounding errors of durations do not accumulate`() throws {
    var animation = try WebPAnimation(width: 8, height: 8)
    for frame in 0..<60 {
      let pixel = 0xff00_0000 | UInt32(frame)
      try animation.add(Picture(width: 8, height: 8, filling: pixel), at: Double(frame) / 60)
    }
    let decoded = try DecodedAnimation(animation.finish(at: 1))
    #expect(decoded.frames.count == 60)
    #expect(decoded.frames.map(\.milliseconds).reduce(0, +) == 1000)
    #expect(decoded.frames.prefix(4).map(\.milliseconds) == [17, 16, 17, 17])
    #expect(Set(decoded.frames.map(\.milliseconds)) == [16, 17])
  }

  @Test
  func `an animation of one frame is decoded as a picture`() throws {
    var animation = try WebPAnimation(width: 24, height: 16)
    try animation.add(Self.frames[0], at: 0)
    let bytes = try animation.finish(at: 1)
    #expect(bytes.starts(with: Array("RIFF".utf8)))
    #expect(try DecodedAnimation(bytes).frames.map(\.picture) == [Self.frames[0]])
  }

  @Test
  func `with a quality, colors are close and the file is smaller`() throws {
    // A gradient with noise, which compresses badly without loss.
    var picture = Picture(width: 64, height: 64)
    var seed: UInt32 = 1
    for y in 0..<64 {
      for x in 0..<64 {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let gray = UInt32(x + y) + 60 + seed >> 30
        picture[x, y] = 0xff00_0000 | gray << 16 | gray << 8 | gray
      }
    }
    func encoded(_ quality: Int?) throws -> [UInt8] {
      var animation = try WebPAnimation(width: 64, height: 64, quality: quality)
      try animation.add(picture, at: 0)
      return try animation.finish(at: 1)
    }
    let lossy = try encoded(75)
    #expect(try lossy.count * 4 < encoded(nil).count)
    let decoded = try Picture(webp: lossy)
    for (a, b) in zip(picture.pixels, decoded.pixels) {
      #expect(abs(Int(a & 255) - Int(b & 255)) < 16)
    }
  }

  @Test(arguments: [(0, 1), (1, 0), (16384, 1), (1, 16384)])
  func `a size that WebP does not support is an error`(width: Int, height: Int) {
    let error = PictureError.impossibleSize(.webp, width: width, height: height, limit: 16383)
    #expect(throws: error) { _ = try WebPAnimation(width: width, height: height) }
  }

  @Test
  func `an animation without frames is an error`() throws {
    let error = #expect(throws: PictureError.self) {
      _ = try WebPAnimation(width: 1, height: 1).finish(at: 1)
    }
    guard case .cannotEncode(.webp, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }
}
