// Part of Snapback, under the MIT licence; see LICENSE.

import CImageCodecs
import Foundation
import Pictures
import Testing

/// Decoding of valid and damaged files of every format.
struct DecodingTests {
  /// Four colors, one in each quadrant, and a black corner in the first one.
  private static func sample(_ width: Int, _ height: Int) -> Picture {
    var picture = Picture(width: width, height: height, filling: 0xff00_0000)
    let colors: [UInt32] = [0xffe0_3020, 0xff20_c040, 0xff20_40d0, 0xfff0_f0f0]
    for y in 0..<height {
      for x in 0..<width {
        picture[x, y] = colors[(y * 2 / height) * 2 + x * 2 / width]
      }
    }
    for y in 0..<height / 4 { for x in 0..<width / 4 { picture[x, y] = 0xff00_0000 } }
    return picture
  }

  private static func webP(_ picture: Picture) throws -> [UInt8] {
    var animation = try WebPAnimation(width: picture.width, height: picture.height)
    try animation.add(picture, at: 0)
    return try animation.finish(at: 1)
  }

  private static func movingWebP(_ picture: Picture) throws -> [UInt8] {
    var animation = try WebPAnimation(width: picture.width, height: picture.height)
    try animation.add(picture, at: 0)
    try animation.add(Picture(width: picture.width, height: picture.height), at: 0.5)
    return try animation.finish(at: 1)
  }

  private static func stillWebP(_ picture: Picture) -> [UInt8] {
    var bytes: [UInt8] = []
    picture.pixels.withUnsafeBytes { pixels in
      var output: UnsafeMutablePointer<UInt8>?
      let count = WebPEncodeLosslessBGRA(
        pixels.bindMemory(to: UInt8.self).baseAddress, Int32(picture.width),
        Int32(picture.height), Int32(picture.bytesPerRow), &output)
      bytes = Array(UnsafeBufferPointer(start: output, count: count))
      WebPFree(output)
    }
    return bytes
  }

  @Test func `a JPEG file of a picture has its colors, on white`() throws {
    var picture = Picture(width: 32, height: 16, filling: 0xff20_6080)
    for y in 0..<16 { for x in 16..<32 { picture[x, y] = 0x8040_0000 } }
    let decoded = try Picture.decode(try picture.jpeg(quality: 1))
    #expect(decoded.width == 32 && decoded.height == 16)
    func isNear(_ pixel: UInt32, _ expected: [UInt32]) -> Bool {
      zip([16, 8, 0], expected).allSatisfy { shift, value in
        abs(Int(pixel >> UInt32(shift) & 255) - Int(value)) < 6
      }
    }
    #expect(isNear(decoded[4, 8], [0x20, 0x60, 0x80]))
    #expect(isNear(decoded[28, 8], [0xbf, 0x7f, 0x7f]))
    var noise = Picture(width: 64, height: 64)
    for y in 0..<64 { for x in 0..<64 { noise[x, y] = UInt32(x * y * 7919) | 0xff00_0000 } }
    #expect(try noise.jpeg(quality: 0).count < noise.jpeg(quality: 1).count / 4)
    #expect(try picture.jpeg(quality: .nan) == picture.jpeg(quality: -1))
  }

  /// A high-quality JPEG, with an EXIF block if an orientation is given.
  private static func jpeg(
    _ picture: Picture, orientation: UInt8? = nil, isBigEndian: Bool = true
  ) throws -> [UInt8] {
    let encoder = try #require(tjInitCompress())
    defer { tjDestroy(encoder) }
    var output: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let status = picture.pixels.withUnsafeBytes { pixels in
      tjCompress2(
        encoder, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(picture.width), 0,
        Int32(picture.height), Int32(TJPF_BGRX.rawValue), &output, &count,
        Int32(TJSAMP_444.rawValue), 97, 0)
    }
    #expect(status == 0)
    var bytes = Array(UnsafeBufferPointer(start: output, count: Int(count)))
    tjFree(output)
    if let orientation {
      let tiff: [UInt8] =
        isBigEndian
        ? [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      let block = Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0]
      bytes.insert(contentsOf: [0xff, 0xe1, 0, UInt8(block.count + 2)] + block, at: 2)
    }
    return bytes
  }

  /// The largest difference of any channel.
  private static func difference(_ one: Picture, _ other: Picture) -> Int {
    guard one.width == other.width, one.height == other.height else { return 256 }
    return zip(one.pixels, other.pixels).reduce(0) { worst, pair in
      (0..<4).reduce(worst) { worst, channel in
        let shift = UInt32(channel * 8)
        return max(worst, abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)))
      }
    }
  }

  @Test
  func `PNG and WebP are decoded losslessly, independent of the file name`() throws {
    var picture = Self.sample(40, 24)
    picture[3, 3] = 0x8020_4060
    #expect(try Picture.decode(picture.png()) == picture)
    let opaque = Self.sample(40, 24)
    #expect(try Picture.decode(Self.stillWebP(opaque)) == opaque)
    #expect(try Picture.decode(Self.webP(opaque)) == opaque)
  }

  @Test
  func `of an animated WebP the first frame is decoded`() throws {
    let picture = Self.sample(40, 24)
    #expect(try Picture.decode(Self.movingWebP(picture)) == picture)
  }

  @Test
  func `a JPEG is decoded nearly losslessly`() throws {
    let picture = Self.sample(64, 48)
    #expect(Self.difference(try Picture.decode(Self.jpeg(picture)), picture) <= 6)
  }

  @Test(arguments: 1...8, [true, false])
  func `a JPEG is turned upright by its EXIF orientation`(orientation: Int, isBigEndian: Bool)
    throws
  {
    let picture = Self.sample(64, 48)
    // The position of the upright picture's pixel in the stored one, by EXIF's table of what row 0
    // and column 0 of the stored picture represent.
    let isAcross = orientation >= 5
    var stored = Picture(width: isAcross ? 48 : 64, height: isAcross ? 64 : 48)
    for y in 0..<48 {
      for x in 0..<64 {
        let (right, bottom) = (63 - x, 47 - y)
        let place =
          switch orientation {
          case 1: (x, y)
          case 2: (right, y)
          case 3: (right, bottom)
          case 4: (x, bottom)
          case 5: (y, x)
          case 6: (y, right)
          case 7: (bottom, right)
          default: (bottom, x)
          }
        stored[place.0, place.1] = picture[x, y]
      }
    }
    let bytes = try Self.jpeg(
      stored, orientation: UInt8(orientation), isBigEndian: isBigEndian)
    #expect(Self.difference(try Picture.decode(bytes), picture) <= 6)
  }

  @Test
  func `an unknown format is an error`() throws {
    for bytes: [UInt8] in [[], [0], Array("hello".utf8), Array("RIFF1234WAVE".utf8)] {
      #expect(throws: PictureError.notAPicture) { try Picture.decode(bytes) }
    }
    #expect(throws: PictureError.cannotRead(path: "/nowhere.png", code: ENOENT)) {
      try Picture(contentsOf: "/nowhere.png")
    }
    #expect(throws: PictureError.cannotRead(path: "/tmp", code: EISDIR)) {
      try Picture(contentsOf: "/tmp")
    }
  }

  @Test(arguments: [0.3, 0.6, 0.95])
  func `a truncated file is an error`(share: Double) throws {
    let picture = Self.sample(120, 90)
    let files: [(PictureError.Format, [UInt8])] = [
      (.png, try picture.png()), (.webp, Self.stillWebP(picture)), (.jpeg, try Self.jpeg(picture)),
    ]
    for (format, bytes) in files {
      let part = Array(bytes.prefix(Int(Double(bytes.count) * share)))
      #expect(throws: PictureError.truncated(format)) { try Picture.decode(part) }
    }
  }

  @Test
  func `a picture that is too large is rejected before memory is allocated`() throws {
    var bytes = try Picture(width: 1, height: 1).png()
    // The width and height follow the signature, the chunk length and the chunk type.
    for (at, byte) in zip(16..<24, [0, 0, 0x80, 1, 0, 0, 0, 1] as [UInt8]) { bytes[at] = byte }
    #expect(throws: PictureError.tooLarge(.png, width: 32769, height: 1)) {
      try Picture.decode(bytes)
    }
    for (at, byte) in zip(16..<24, [0, 0, 0x80, 0, 0, 0, 0x40, 0] as [UInt8]) { bytes[at] = byte }
    #expect(throws: PictureError.tooLarge(.png, width: 32768, height: 16384)) {
      try Picture.decode(bytes)
    }
  }

  @Test
  func `a file that ends at any byte is truncated, and not too large`() throws {
    let picture = Self.sample(24, 18)
    let files: [(PictureError.Format, [UInt8])] = [
      (.png, try picture.png()), (.webp, Self.stillWebP(picture)),
      (.webp, try Self.movingWebP(picture)), (.jpeg, try Self.jpeg(picture)),
    ]
    for (format, bytes) in files {
      // Without the marker of its end a JPEG is complete.
      for count in 12..<bytes.count - (format == .jpeg ? 2 : 0) {
        #expect(throws: PictureError.truncated(format), "\(format) of \(count) bytes") {
          try Picture.decode(Array(bytes.prefix(count)))
        }
      }
    }
  }

  @Test
  func `texts and profiles of a PNG are not decoded`() throws {
    let bytes = try Self.sample(4, 4).png()
    // A chunk: length, type, data, CRC, which is wrong here. The header ends at 33.
    for kind in ["zTXt", "iCCP", "iTXt", "eXIf"] {
      let chunk = [0, 0, 0, 4] + Array(kind.utf8) + [1, 2, 3, 4, 0, 0, 0, 0] as [UInt8]
      let longer = Array(bytes.prefix(33)) + chunk + bytes.dropFirst(33)
      #expect(try PNGChunks.reduced(longer) == bytes)
    }
    #expect(try PNGChunks.reduced(bytes) == bytes)
  }

  @Test
  func `a JPEG with too many scans for its size is an error`() throws {
    let bytes = try Self.jpeg(Self.sample(512, 512))
    var comment: [UInt8] = [0xff, 0xfe, 0xff, 0xfe]
    for _ in 0..<9000 { comment += [0xff, 0xda] }
    comment += [UInt8](repeating: 0, count: 65536 - comment.count)
    let padded = Array(bytes.prefix(2)) + comment + bytes.dropFirst(2)
    #expect(throws: PictureError.tooComplex(.jpeg, .passes(8192))) { try Picture.decode(padded) }
  }

  /// 3000 mutations of each format: bytes changed, removed or duplicated, or the end missing.
  @Test(arguments: 0..<5)
  func `damaged files are an error or a picture, never a crash`(kind: Int) throws {
    let picture = Self.sample(48, 36)
    let whole =
      switch kind {
      case 0: try picture.png()
      case 1: Self.stillWebP(picture)
      case 2: try Self.movingWebP(picture)
      case 3: try Self.jpeg(picture, orientation: 6)
      default: Array(VectorPictureTests.drawing.utf8)
      }
    var state: UInt64 = UInt64(kind) &+ 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    var pictures = 0
    var errors = 0
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0...random(4) where bytes.count > 8 {
        let at = random(bytes.count)
        switch random(5) {
        case 0: bytes.removeSubrange(at...)
        case 1: bytes.removeSubrange(at..<min(bytes.count, at + 1 + random(20)))
        case 2: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 20)], at: at)
        default: bytes[at] = UInt8(random(256))
        }
      }
      do {
        if kind == 4 {
          _ = try VectorPicture(bytes).picture(width: 20, height: 15)
        } else {
          _ = try Picture.decode(bytes)
        }
        pictures += 1
      } catch {
        errors += 1
      }
    }
    #expect(pictures + errors == 3000)
    #expect(errors > 100)
  }
}
