// Part of Snapback, under the MIT licence; see LICENSE.

/// The chunks of a WebP file.
enum WebPChunks {
  /// A frame of an animation.
  struct Frame {
    var left: Int
    var top: Int
    /// The frame's still image: its chunks for alpha and color.
    var bytes: ArraySlice<UInt8>
  }

  /// The first frame of an animated file. Later frames are not read, as their number is not limited.
  static func firstFrame(of bytes: [UInt8]) throws(PictureError) -> Frame {
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    // The signature `RIFF`, the size, and `WEBP`. A chunk: type, length, data, padded to an even
    // length.
    guard bytes.count >= 12, number(4, 4) + 8 <= bytes.count else { throw .truncated(.webp) }
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = number(offset + 4, 4)
      let end = offset + 8 + length
      guard end <= bytes.count else { throw .truncated(.webp) }
      if bytes[offset..<offset + 4].elementsEqual("ANMF".utf8) {
        let start = offset + 8
        guard length > frameHeader else { throw .cannotDecode(.webp, reason: "a frame is empty") }
        return Frame(
          left: number(start, 3) * 2, top: number(start + 3, 3) * 2,
          bytes: bytes[(start + frameHeader)..<end])
      }
      offset = end + length % 2
    }
    throw .cannotDecode(.webp, reason: "it has no frames")
  }

  /// The position, size, duration and flags of a frame, in bytes.
  private static let frameHeader = 16
}
