// Part of Snapback, under the MIT licence; see LICENSE.

/// ffmpeg arguments that encode raw BGRA frames from standard input.
nonisolated package struct EncoderCommand: Equatable, Sendable {
  package var width: Int
  package var height: Int
  /// Frames per second.
  package var rate: Int
  /// The constant rate factor of an MP4 file: 0 is lossless, 51 the smallest.
  package var rateFactor: Int

  /// At this factor, differences from the pixels are hardly visible.
  package static let standardRateFactor = 16

  package init(
    width: Int, height: Int, rate: Int, rateFactor: Int = EncoderCommand.standardRateFactor
  ) {
    (self.width, self.height, self.rate) = (width, height, rate)
    self.rateFactor = rateFactor
  }

  /// Computes a 256-color palette for all frames.
  package func palette(into path: String) -> [String] {
    input + ["-vf", "palettegen=stats_mode=full", "-update", "1", "-f", "image2", "-y", path]
  }

  /// Encodes a GIF with a palette. Ordered (Bayer) dithering keeps the pattern stable between frames.
  package func gif(palette: String, into path: String) -> [String] {
    input + [
      "-i", palette, "-lavfi",
      "[0:v][1:v]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle",
      "-loop", "0", "-f", "gif", "-y", path,
    ]
  }

  /// Encodes H.264 in yuv420p, which every player supports. It requires even sides: an odd last row or column
  /// is duplicated.
  package func mp4(into path: String) -> [String] {
    let (right, bottom) = (width % 2, height % 2)
    var filters = ["scale=out_color_matrix=bt709:out_range=tv", "format=yuv444p"]
    if right + bottom > 0 {
      filters.append("pad=\(width + right):\(height + bottom)")
      filters.append("fillborders=right=\(right):bottom=\(bottom):mode=smear")
    }
    filters.append("format=yuv420p")
    return input + [
      "-vf", filters.joined(separator: ","), "-c:v", "libx264", "-preset", "medium", "-crf",
      "\(rateFactor)",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
      "-movflags", "+faststart", "-f", "mp4", "-y", path,
    ]
  }

  private var input: [String] {
    [
      "-hide_banner", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "bgra",
      "-video_size", "\(width)x\(height)", "-framerate", "\(rate)", "-i", "pipe:0",
    ]
  }
}
