// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// What a recording becomes, by the name of what is written.
nonisolated package enum Encoding: String, CaseIterable, Sendable {
  case webp
  case gif
  case mp4
  /// A folder of PNG files; a name without an ending.
  case folder = ""

  /// The frames a second that a recording may have.
  package static let frameRates = [60, 50, 30, 25, 20, 15, 12, 10]

  /// The frames a second that it can hold: a GIF counts in hundredths of a second, and programs that show it
  /// take less than two for ten.
  package var frameRates: [Int] {
    self == .gif ? Self.frameRates.filter { $0 <= 50 } : Self.frameRates
  }

  /// The frames a second where nothing is said.
  package var standardRate: Int { self == .gif ? 50 : 60 }

  /// Whether another program makes it.
  package var needsEncoder: Bool { self == .gif || self == .mp4 }
}

/// How the program ffmpeg is told what to do with pixels on its standard input.
nonisolated package struct EncoderCommand: Equatable, Sendable {
  package var width: Int
  package var height: Int
  /// Frames a second.
  package var rate: Int

  package init(width: Int, height: Int, rate: Int) {
    (self.width, self.height, self.rate) = (width, height, rate)
  }

  /// Finds the 256 colours that are best for all frames.
  package func palette(into path: String) -> [String] {
    input + ["-vf", "palettegen=stats_mode=full", "-update", "1", "-f", "image2", "-y", path]
  }

  /// Draws all frames in the colours of a palette. An even pattern stays where it is from frame to frame.
  package func gif(palette: String, into path: String) -> [String] {
    input + [
      "-i", palette, "-lavfi",
      "[0:v][1:v]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle",
      "-loop", "0", "-f", "gif", "-y", path,
    ]
  }

  /// H.264 as every player knows it, which has an even number of rows and columns: an odd last one is doubled.
  package func mp4(into path: String) -> [String] {
    let (right, bottom) = (width % 2, height % 2)
    var filters = ["scale=out_color_matrix=bt709:out_range=tv", "format=yuv444p"]
    if right + bottom > 0 {
      filters.append("pad=\(width + right):\(height + bottom)")
      filters.append("fillborders=right=\(right):bottom=\(bottom):mode=smear")
    }
    filters.append("format=yuv420p")
    return input + [
      "-vf", filters.joined(separator: ","), "-c:v", "libx264", "-preset", "medium", "-crf", "16",
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
