// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures

/// Encodes all frames to one animated WebP file, written when the recording finishes.
final class WebPRecorder: FrameRecorder {
  private let path: String
  /// Nil once the file has been written or discarded.
  private var animation: WebPAnimation?

  /// - Parameter quality: From 1 to 100; nil for a lossless file.
  init(path: String, geometry: StageGeometry, quality: Int?) throws(ProgramError) {
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
    do throws(PictureError) {
      guard let bytes = try animation.take()?.finish(at: time) else { return }
      try OutputFile.write(bytes, to: path) { Interruption.hasArrived }
    } catch {
      try Interruption.check()
      throw ProgramError.picture(error)
    }
  }
}
