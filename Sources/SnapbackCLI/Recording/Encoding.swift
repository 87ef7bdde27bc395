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

  /// The default frame rate. Animated WebP files are to be shared: at 30 they have half the size.
  package var standardRate: Int {
    switch self {
    case .gif: 50
    case .webp: 30
    case .mp4, .folder: 60
    }
  }

  /// The quality of an animated WebP file unless another one is requested: the gallery's scenes take
  /// less than 1 MB.
  package static let standardQuality = 60
}
