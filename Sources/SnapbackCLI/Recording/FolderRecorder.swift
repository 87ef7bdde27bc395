// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import Pictures

/// Writes each frame to a PNG file in a folder, starting with `frame-0001.png`.
final class FolderRecorder: FrameRecorder {
  private let path: String
  private var count = 0
  private var png: [UInt8] = []
  private let isNew: Bool
  /// The files written so far.
  private var written: [String] = []

  /// Creates the folder if it does not exist.
  init(path: String) throws(ProgramError) {
    isNew = mkdir(path, 0o777) == 0
    if !isNew, errno != EEXIST { throw .cannotWrite(path: path, code: errno) }
    self.path = path
  }

  func add(_ picture: Picture?, at time: Double) throws(ProgramError) {
    count += 1
    let digits = String(count)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    do throws(PictureError) {
      if let picture { png = try picture.png() }
      let file = "\(path)/frame-\(number).png"
      try OutputFile.write(png, to: file)
      written.append(file)
    } catch {
      throw .picture(error)
    }
  }

  func finish(at time: Double) {}

  func discard() {
    for file in written { unlink(file) }
    if isNew { rmdir(path) }
  }
}
