// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures

/// Encodes all frames to one animated WebP file, written when the recording finishes.
final class WebPRecorder: FrameRecorder {
  private let path: String
  /// Nil once the file has been written or discarded.
  private var animation: WebPAnimation?
  /// The largest file that is written, in bytes; nil for no limit.
  private let limit: Int?

  /// - Parameter quality: From 1 to 100; nil for a lossless file.
  init(
    path: String, geometry: StageGeometry, quality: Int?, limit: Int? = nil
  ) throws(ProgramError) {
    self.limit = limit
    self.path = path
    do throws(PictureError) {
      try OutputFile.check(path)
      animation = try WebPAnimation(
        width: geometry.pixelWidth, height: geometry.pixelHeight, quality: quality)
    } catch {
      throw .picture(error)
    }
  }

  func add(_ picture: Picture?, at time: Double) throws(ProgramError) {
    guard let picture else { return }
    do throws(PictureError) {
      try animation?.add(picture, at: time)
    } catch {
      throw .picture(error)
    }
  }

  func discard() {
    animation = nil
  }

  func finish(at time: Double) throws {
    guard let bytes = try encoded(at: time) else { return }
    if let limit, bytes.count > limit { throw RecordingTooLarge(size: bytes.count) }
    do throws(PictureError) {
      try OutputFile.write(bytes, to: path) { Interruption.hasArrived }
    } catch {
      try Interruption.check()
      throw ProgramError.picture(error)
    }
  }

  private func encoded(at time: Double) throws(ProgramError) -> [UInt8]? {
    do throws(PictureError) {
      return try animation.take()?.finish(at: time)
    } catch {
      throw .picture(error)
    }
  }
}
