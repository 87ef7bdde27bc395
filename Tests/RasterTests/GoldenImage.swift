// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures

/// A PNG in the folder `Snapshots` beside a test's file, which a rendering must equal pixel by pixel.
///
/// A missing one is written and counts as different. With `RECORD_SNAPSHOTS=1` in the environment all are
/// written again.
enum GoldenImage {
  /// Larger files do not belong into the repository.
  static let maxBytes = 8192

  /// Nil if the rendering equals the golden image, else a message about the difference.
  ///
  /// Then the rendering is in a temporary folder, as `NAME-actual.png`, and beside it the amounts by which
  /// channels differ, 8 times as bright, as `NAME-difference.png`.
  static func difference(
    _ rendering: Rendering, named name: String, beside testFile: String = #filePath
  ) throws -> String? {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
    let file = folder.appendingPathComponent(name + ".png")
    let actual = picture(width: rendering.width, height: rendering.height, rendering.pixels)
    let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    guard !isRecording, FileManager.default.fileExists(atPath: file.path) else {
      let bytes = try actual.png()
      guard try Picture(png: bytes) == actual else { return "\(name) is not the same as a PNG" }
      guard bytes.count <= maxBytes else {
        return "\(name) has \(bytes.count) bytes as a PNG, more than \(maxBytes)"
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      return isRecording ? nil : "\(name) had no golden image; it is written now: look at it"
    }
    let golden = try Picture(png: [UInt8](Data(contentsOf: file)))
    guard golden != actual else { return nil }
    return try report(actual, golden, name)
  }

  /// Writes what differs to a temporary folder, and says where.
  private static func report(_ actual: Picture, _ golden: Picture, _ name: String) throws -> String
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-golden-images")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let actualFile = folder.appendingPathComponent(name + "-actual.png")
    try Data(actual.png()).write(to: actualFile)
    guard actual.width == golden.width, actual.height == golden.height else {
      return "\(name) has \(actual.width) x \(actual.height) pixels instead of "
        + "\(golden.width) x \(golden.height); see \(actualFile.path)"
    }
    var (count, largest) = (0, 0)
    let differences = zip(actual.pixels, golden.pixels).map { one, other -> UInt32 in
      guard one != other else { return 0xff00_0000 }
      count += 1
      // Alpha has no place in a visible picture: it brightens all channels.
      let alpha = abs(Int(one >> 24) - Int(other >> 24))
      var pixel: UInt32 = 0xff00_0000
      for shift: UInt32 in [0, 8, 16] {
        let amount = max(abs(Int(one >> shift & 255) - Int(other >> shift & 255)), alpha)
        largest = max(largest, amount)
        pixel |= UInt32(min(8 * amount, 255)) << shift
      }
      return pixel
    }
    let differenceFile = folder.appendingPathComponent(name + "-difference.png")
    try Data(picture(width: actual.width, height: actual.height, differences).png())
      .write(to: differenceFile)
    return "\(name) differs in \(count) pixels, by up to \(largest) of 255; see "
      + "\(actualFile.path) and \(differenceFile.path)"
  }

  private static func picture(width: Int, height: Int, _ pixels: [UInt32]) -> Picture {
    var picture = Picture(width: width, height: height)
    picture.withUnsafeMutablePixels { _ = $0.update(fromContentsOf: pixels) }
    return picture
  }
}
