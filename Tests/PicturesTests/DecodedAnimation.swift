// Part of Snapback, under the MIT licence; see LICENSE.

import CImageCodecs
import Pictures

/// The frames of an animated WebP file as a player shows them, composed by the container's rules:
/// each frame is a rectangle that replaces the canvas or is blended over it, and may be cleared
/// afterwards.
struct DecodedAnimation {
  struct Frame {
    var picture: Picture
    var milliseconds: Int
  }

  struct Broken: Error {}

  /// The number of loops; 0 is infinite.
  private(set) var loopCount = 0
  private(set) var frames: [Frame] = []

  init(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBufferPointer { buffer in
      var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
      guard let mux = WebPMuxCreate(&data, 1) else { throw Broken() }
      defer { WebPMuxDelete(mux) }
      var (width, height) = (Int32(0), Int32(0))
      guard WebPMuxGetCanvasSize(mux, &width, &height) == WEBP_MUX_OK else { throw Broken() }
      var parameters = WebPMuxAnimParams()
      if WebPMuxGetAnimationParams(mux, &parameters) == WEBP_MUX_OK {
        loopCount = Int(parameters.loop_count)
      }
      var canvas = Picture(width: Int(width), height: Int(height))
      var info = WebPMuxFrameInfo()
      var number: UInt32 = 1
      while WebPMuxGetFrame(mux, number, &info) == WEBP_MUX_OK {
        defer { WebPDataClear(&info.bitstream) }
        let covered = try Self.draw(info, on: &canvas)
        frames.append(Frame(picture: canvas, milliseconds: Int(info.duration)))
        if info.dispose_method == WEBP_MUX_DISPOSE_BACKGROUND {
          for y in covered.y { for x in covered.x { canvas[x, y] = 0 } }
        }
        number += 1
      }
    }
  }

  private static func draw(
    _ info: WebPMuxFrameInfo, on canvas: inout Picture
  ) throws -> (x: Range<Int>, y: Range<Int>) {
    var (width, height) = (Int32(0), Int32(0))
    guard
      let decoded = WebPDecodeBGRA(info.bitstream.bytes, info.bitstream.size, &width, &height)
    else { throw Broken() }
    defer { WebPFree(decoded) }
    let (left, top) = (Int(info.x_offset), Int(info.y_offset))
    for y in 0..<Int(height) {
      for x in 0..<Int(width) {
        let samples = UnsafeBufferPointer(start: decoded + (y * Int(width) + x) * 4, count: 4)
          .map(UInt32.init)
        let alpha = samples[3]
        if info.blend_method == WEBP_MUX_BLEND, alpha == 0 { continue }
        // The encoder blends only fully clear and fully opaque pixels.
        guard info.blend_method == WEBP_MUX_NO_BLEND || alpha == 255 else { throw Broken() }
        let colors = samples[..<3].map { ($0 * alpha + 127) / 255 }
        canvas[left + x, top + y] = alpha << 24 | colors[2] << 16 | colors[1] << 8 | colors[0]
      }
    }
    return (left..<left + Int(width), top..<top + Int(height))
  }
}
