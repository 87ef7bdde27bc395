// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The output format of a recording, selected by the output's extension.
nonisolated package enum Encoding: String, CaseIterable, Sendable {
  case webp
  case gif
  case mp4
  /// A folder of PNG files; selected by a path without an extension.
  case folder = ""

  /// The supported frame rates, in frames per second.
  package static let frameRates = [60, 50, 30, 25, 20, 15, 12, 10]

  /// The frame rates that the format supports. GIF delays are hundredths of a second, and viewers replace
  /// delays below two by ten, so GIF is limited to 50.
  package var frameRates: [Int] {
    self == .gif ? Self.frameRates.filter { $0 <= 50 } : Self.frameRates
  }

  /// The default frame rate.
  package var standardRate: Int { self == .gif ? 50 : 60 }

  /// Whether the format requires ffmpeg.
  package var needsEncoder: Bool { self == .gif || self == .mp4 }
}
