// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures
import SystemStrings

/// Writes each frame to a PNG file in a folder, starting with `frame-0001.png`.
///
/// The folder and its frames appear when the recording finishes; other files in the folder stay.
final class FolderRecorder: FrameRecorder {
  private let path: String
  /// Nil once the frames have been published or discarded.
  private var folder: FrameFolder?
  private var count = 0
  private var png: [UInt8] = []

  init(path: String) throws(ProgramError) {
    self.path = path
    folder = try Self.reporting(path) { () throws(SystemError) in try FrameFolder(at: path) }
  }

  func add(_ picture: Picture?, at time: Double) throws(ProgramError) {
    count += 1
    do throws(PictureError) {
      if let picture { png = try picture.png() }
    } catch {
      throw .picture(error)
    }
    try Self.reporting(path) { () throws(SystemError) in try folder?.add(png, number: count) }
  }

  func finish(at time: Double) throws(ProgramError) {
    try Self.reporting(path) { () throws(SystemError) in try folder?.publish() }
    discard()
  }

  func discard() {
    folder = nil
  }

  private static func reporting<Value>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(ProgramError) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .cannotWrite(path: path, code: error.code)
    }
  }
}
