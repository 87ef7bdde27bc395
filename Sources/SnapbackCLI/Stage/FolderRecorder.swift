// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import Pictures

/// Writes every frame into a folder: `frame-0001.png` and on.
final class FolderRecorder: FrameRecorder {
  private let path: String
  private var count = 0
  private var png: [UInt8] = []

  /// Makes the folder where there is none.
  init(path: String) throws(ProgramError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw .cannotWrite(path: path, code: errno)
    }
    self.path = path
  }

  func add(_ picture: Picture?, at time: Double) throws(ProgramError) {
    count += 1
    let digits = String(count)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    do throws(PictureError) {
      if let picture { png = try picture.png() }
      try OutputFile.write(png, to: "\(path)/frame-\(number).png")
    } catch {
      throw .picture(error)
    }
  }

  func finish(at time: Double) {}
}
